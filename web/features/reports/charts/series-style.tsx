import { PatternLines } from '@visx/pattern';

/** Distinct without colour: the main series is solid, what it is compared with is hatched, what leads to it is dotted. */
export type SeriesStyle = 'solid' | 'hatched' | 'light';

const hatchId = (chartId: string): string => `${chartId}hatch`;

/** Once in each drawing; `id` makes it unique, because ids are global to the page. */
export const ChartPatterns = ({ id }: { id: string }) => (
  <PatternLines
    id={hatchId(id)}
    width={6}
    height={6}
    orientation={['diagonal']}
    stroke="currentColor"
    strokeWidth={2}
  />
);

const styles: Record<SeriesStyle, string> = {
  solid: 'fill-brand',
  hatched: 'stroke-line-strong',
  light: 'fill-brand-soft stroke-brand',
};

/** The attributes of a shape in a series. */
export const seriesShape = (style: SeriesStyle, chartId: string) => ({
  className: styles[style],
  strokeWidth: style === 'solid' ? 0 : 1,
  ...(style === 'hatched' ? { fill: `url(#${hatchId(chartId)})` } : {}),
});
