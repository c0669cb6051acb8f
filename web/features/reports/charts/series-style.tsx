import { PatternLines } from '@visx/pattern';

/** Told apart without colour: what counts is solid, what it is compared with is hatched, what leads to it is dotted. */
export type SeriesStyle = 'solid' | 'hatched' | 'light';

const hatchId = (chartId: string): string => `${chartId}hatch`;

/** Once in each drawing; `id` names it, because ids are of the whole page. */
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

/** What a shape of a series is drawn with. */
export const seriesShape = (style: SeriesStyle, chartId: string) => ({
  className: styles[style],
  strokeWidth: style === 'solid' ? 0 : 1,
  ...(style === 'hatched' ? { fill: `url(#${hatchId(chartId)})` } : {}),
});
