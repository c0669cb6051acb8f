import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import type { Column, StripPlace } from './drawn-columns.tsx';
import type { Series } from './legend.tsx';

type ColumnTipProps = {
  column: Column;
  place: StripPlace;
  chartWidth: number;
  series: readonly Series[];
  formatValue: (value: number) => string;
};

const gap = 4;

/** A share of the chart's width: it stays in place while a rotated window is being measured. */
const inset = (pixels: number, chartWidth: number): string =>
  `calc(${(pixels / chartWidth) * 100}% + ${gap}px)`;

/** After its column in the first half of the chart, before it in the second: it never covers it or leaves the chart. */
export const ColumnTip = ({ column, place, chartWidth, series, formatValue }: ColumnTipProps) => {
  const { direction } = useLocale();
  const endOfStrip = place.x + place.width;
  const [start, end] =
    direction === 'rtl' ? [chartWidth - endOfStrip, place.x] : [place.x, chartWidth - endOfStrip];
  const isEarly = start < end;
  return (
    <div
      // The column's label says the same to screen readers.
      aria-hidden="true"
      style={
        isEarly
          ? { insetInlineStart: inset(start + place.width, chartWidth) }
          : { insetInlineEnd: inset(end + place.width, chartWidth) }
      }
      className="pointer-events-none absolute top-0 z-10 max-w-64 rounded-lg bg-ink px-3 py-2 text-paper text-sm shadow-float"
    >
      <p className="font-medium">
        <bdi>{column.name}</bdi>
      </p>
      {series.map(({ name }, at) => (
        <p key={name}>
          {series.length > 1 && <bdi>{`${name}: `}</bdi>}
          <bdi className="tabular-nums">{formatValue(column.values[at] ?? 0)}</bdi>
        </p>
      ))}
    </div>
  );
};
