import { type KeyboardEvent, useId, useState } from 'react';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { tabAfterKey } from '#web/ui/layout/tab-keys.ts';
import { chartTexts as t } from '../texts/chart.texts.ts';
import { ColumnTip } from './column-tip.tsx';
import { type Column, type ColumnData, DrawnColumns, type StripPlace, stripPlace } from './drawn-columns.tsx';
import { Legend } from './legend.tsx';
import { useDrawingSize } from './use-drawing-size.ts';

/** Matches `min-h-44`, of a phone: beside something taller it grows. */
const leastHeight = 176;
const usual = { width: 600, height: 240, textScale: 1 };

type ColumnChartProps = ColumnData & { label: string };

/**
 * Columns to view, to point at, and to walk along with the arrow keys: each announces its name and values. One
 * tab stop.
 */
export const ColumnChart = ({ label, ...data }: ColumnChartProps) => {
  const { columns, series, format, formatValue = format } = data;
  const text = useText();
  const { direction } = useLocale();
  const hintId = useId();
  const { setBox, width, height: boxHeight, textScale } = useDrawingSize(usual);
  const height = Math.max(leastHeight, boxHeight);
  const [stop, setStop] = useState(0);
  const [active, setActive] = useState<number | null>(null);

  const describe = ({ name, values }: Column): string => {
    const each = values.map((value, at) =>
      series.length > 1 ? `${series[at]?.name}: ${formatValue(value)}` : formatValue(value),
    );
    return `${name}: ${each.join(', ')}`;
  };

  const walk = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.key === 'Escape') return setActive(null);
    const next = tabAfterKey(event.key, stop, columns.length, direction);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<SVGElement>('[data-point]')[next]?.focus();
  };

  const point = (at: number, place: StripPlace) => {
    const column = columns[at];
    if (!column) return null;
    return (
      // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: the keys stop here to have it read, not to press it
      <rect
        {...place}
        rx={6}
        data-point=""
        role="img"
        aria-label={describe(column)}
        tabIndex={at === Math.min(stop, columns.length - 1) ? 0 : -1}
        onFocus={() => {
          setStop(at);
          setActive(at);
        }}
        onBlur={() => setActive(null)}
        onPointerEnter={() => setActive(at)}
        className={classes(
          'outline-none focus-visible:stroke-2 focus-visible:stroke-brand',
          at === active ? 'fill-quiet' : 'fill-transparent',
        )}
      />
    );
  };

  const tipColumn = active !== null && columns[active];
  return (
    <div className="flex flex-1 flex-col gap-3">
      {series.length > 1 && <Legend series={series} />}
      <div
        ref={setBox}
        className="relative min-h-44 min-w-0 flex-1 sm:min-h-60"
        onPointerLeave={() => setActive(null)}
      >
        <p id={hintId} className="sr-only">
          {text(t.keysHint)}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset */}
        <svg
          role="group"
          aria-label={label}
          aria-describedby={hintId}
          width={width}
          height={height}
          onKeyDown={walk}
          className="absolute inset-0 max-w-full overflow-visible text-ink-2"
        >
          <DrawnColumns {...data} width={width} height={height} textScale={textScale} strip={point} />
        </svg>
        {tipColumn && (
          <ColumnTip
            column={tipColumn}
            place={stripPlace({ ...data, width, height, textScale, direction }, active)}
            chartWidth={width}
            series={series}
            formatValue={formatValue}
          />
        )}
      </div>
    </div>
  );
};
