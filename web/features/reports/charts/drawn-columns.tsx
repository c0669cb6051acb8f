import { BarRounded } from '@visx/shape';
import { type ReactNode, useId } from 'react';
import type { Direction } from '#core/i18n/locale.ts';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { type ColumnScales, columnScales } from './column-scales.ts';
import type { Series } from './legend.tsx';
import { ChartPatterns, seriesShape } from './series-style.tsx';

export type Column = {
  /** Short, below the column. */
  readonly label: string;
  /** In full, beside its values. */
  readonly name: string;
  /** One for each series. */
  readonly values: readonly number[];
};

export type StripPlace = { x: number; y: number; width: number; height: number };

export type ColumnData = {
  columns: readonly Column[];
  series: readonly Series[];
  /** For the axis: as short as possible. */
  format: (value: number) => string;
  /** For the tip and the label of a column; `format` by default. */
  formatValue?: (value: number) => string;
  /** Counts have no fractions. */
  isWhole?: boolean;
  /** A column to highlight, and why. */
  mark?: { at: number; label: string } | null;
};

type Size = {
  width: number;
  height: number;
  /** How much larger than usual the reader has text; not on paper. */
  textScale?: number;
};

type DrawnColumnsProps = ColumnData &
  Size & {
    /** Writes its value above each column: on paper there is no pointing. */
    isLabelled?: boolean;
    /** What each strip above the columns contains. */
    strip?: (at: number, place: StripPlace) => ReactNode;
  };

const letterWidth = 7;
const markHeight = 20;

type Drawing = ColumnData & Size & { direction: Direction; isLabelled?: boolean };

const scalesOf = ({
  columns,
  series,
  format,
  isWhole,
  mark,
  isLabelled,
  direction,
  textScale = 1,
  ...size
}: Drawing) => {
  const most = Math.max(0, ...columns.flatMap(({ values }) => values));
  return columnScales({
    area: {
      width: size.width,
      height: size.height,
      axis: (format(most).length * letterWidth + 14) * textScale,
      top: (mark || isLabelled ? markHeight : 8) * textScale,
      bottom: 26 * textScale,
    },
    direction,
    count: columns.length,
    seriesCount: series.length,
    most,
    isWhole: isWhole ?? false,
  });
};

const placeOfStrip = (scales: ColumnScales, at: number): StripPlace => ({
  ...scales.strip(at),
  y: 0,
  height: scales.baseline,
});

/** The position of a column's strip in a drawing of this size. */
export const stripPlace = (drawing: Drawing, at: number): StripPlace => placeOfStrip(scalesOf(drawing), at);

/** Columns on an axis, at a fixed size. */
export const DrawnColumns = ({ strip, ...data }: DrawnColumnsProps) => {
  const { columns, series, format, mark = null, width, textScale = 1, isLabelled = false } = data;
  const { direction } = useLocale();
  const id = useId();
  const longest = Math.max(...columns.map(({ label }) => label.length), 1);
  const scales = scalesOf({ ...data, direction });
  const nameEvery = scales.nameEvery((longest * letterWidth + 10) * textScale);
  return (
    <>
      <ChartPatterns id={id} />
      <ValueAxis scales={scales} format={format} />
      {columns.map((column, at) => (
        // Columns keep their places; two may have the same name (a Monday and the next).
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <g key={at}>
          {strip?.(at, placeOfStrip(scales, at))}
          {series.map(({ name, style }, which) => {
            const value = column.values[which] ?? 0;
            const y = scales.y(value);
            return (
              value > 0 && (
                <BarRounded
                  key={name}
                  top
                  radius={4}
                  {...scales.bar(at, which)}
                  y={y}
                  height={scales.baseline - y}
                  pointerEvents="none"
                  {...seriesShape(style, id)}
                />
              )
            );
          })}
          {isLabelled && Math.max(...column.values) > 0 && (
            <text
              x={scales.centre(at)}
              y={scales.y(Math.max(...column.values)) - 4}
              className="fill-ink text-[11px]"
              textAnchor="middle"
            >
              {column.values.map(format).join(' / ')}
            </text>
          )}
          {at % nameEvery === 0 && (
            <text
              // Hours, dates and minutes are numbers, which run left to right in both languages.
              direction="ltr"
              x={scales.centre(at)}
              y={scales.baseline + 18 * textScale}
              textAnchor="middle"
              className="fill-ink-2 text-xs"
              pointerEvents="none"
            >
              {column.label}
            </text>
          )}
        </g>
      ))}
      <line
        x1={scales.plot.from}
        x2={scales.plot.to}
        y1={scales.baseline}
        y2={scales.baseline}
        className="stroke-line-strong"
      />
      {mark && <MarkLine scales={scales} mark={mark} width={width} textScale={textScale} />}
    </>
  );
};

const ValueAxis = ({ scales, format }: { scales: ColumnScales; format: (value: number) => string }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
  <g aria-hidden="true" pointerEvents="none">
    {scales.ticks.map((tick) => (
      <g key={tick}>
        {tick > 0 && (
          <line
            x1={scales.plot.from}
            x2={scales.plot.to}
            y1={scales.y(tick)}
            y2={scales.y(tick)}
            className="stroke-line"
          />
        )}
        <text
          direction="ltr"
          x={scales.axisX + scales.towardsAxis * 8}
          y={scales.y(tick)}
          dominantBaseline="central"
          textAnchor={scales.towardsAxis === 1 ? 'start' : 'end'}
          className="fill-ink-2 text-xs tabular-nums"
        >
          {format(tick)}
        </text>
      </g>
    ))}
  </g>
);

type MarkLineProps = {
  scales: ColumnScales;
  mark: { at: number; label: string };
  width: number;
  textScale: number;
};

const MarkLine = ({ scales, mark, width, textScale }: MarkLineProps) => {
  const x = scales.centre(mark.at);
  const halfWidth = (mark.label.length * letterWidth * textScale) / 2;
  return (
    <g pointerEvents="none">
      <line
        x1={x}
        x2={x}
        y1={16 * textScale}
        y2={scales.baseline}
        strokeDasharray="4 4"
        strokeWidth={1.5}
        className="stroke-ink"
      />
      <text
        x={Math.min(Math.max(x, halfWidth), width - halfWidth)}
        y={11 * textScale}
        textAnchor="middle"
        className="fill-ink font-medium text-xs"
      >
        {mark.label}
      </text>
    </g>
  );
};
