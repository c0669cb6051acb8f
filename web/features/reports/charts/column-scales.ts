import { scaleBand, scaleLinear } from '@visx/scale';
import type { Direction } from '#core/i18n/locale.ts';

type ColumnArea = {
  width: number;
  height: number;
  /** For the axis labels, at the start of the line. */
  axis: number;
  /** Above the columns and below them. */
  top: number;
  bottom: number;
};

type ScaleInput = {
  area: ColumnArea;
  direction: Direction;
  count: number;
  seriesCount: number;
  most: number;
  /** Counts have no fractions. */
  isWhole: boolean;
};

const wantedTicks = 4;
/** A single column must not fill the whole width. */
const widestBar = 56;

/** All positions. Time runs in reading direction: in Hebrew from the right, with the axis on the right. */
export const columnScales = ({ area, direction, count, seriesCount, most, isWhole }: ScaleInput) => {
  const isRtl = direction === 'rtl';
  const baseline = area.height - area.bottom;
  const plot = isRtl ? { from: 0, to: area.width - area.axis } : { from: area.axis, to: area.width };
  const value = scaleLinear<number>({
    domain: [0, most || 1],
    range: [baseline, area.top],
    nice: wantedTicks,
  });
  const band = scaleBand<number>({
    domain: Array.from({ length: count }, (_, at) => at),
    range: isRtl ? [plot.to, plot.from] : [plot.from, plot.to],
    paddingInner: 0.25,
    paddingOuter: 0.15,
  });
  const group = Math.min(band.bandwidth(), widestBar * seriesCount);
  const strip = Math.min(band.step(), group + widestBar);
  const inner = scaleBand<number>({
    domain: Array.from({ length: seriesCount }, (_, at) => at),
    range: isRtl ? [group, 0] : [0, group],
    paddingInner: 0.08,
  });
  const ticks = value.ticks(wantedTicks).filter((tick) => !isWhole || Number.isInteger(tick));
  const startOf = (at: number): number => band(at) ?? plot.from;
  return {
    baseline,
    plot,
    ticks,
    y: (amount: number): number => value(amount) ?? baseline,
    /** The hit area of a column, from the middle of the gap before it to the middle of the gap after it. */
    strip: (at: number) => ({ x: startOf(at) + (band.bandwidth() - strip) / 2, width: strip }),
    centre: (at: number): number => startOf(at) + band.bandwidth() / 2,
    bar: (at: number, series: number) => ({
      x: startOf(at) + (band.bandwidth() - group) / 2 + (inner(series) ?? 0),
      width: Math.max(1, inner.bandwidth()),
    }),
    /** Every how many columns there is space for a label. */
    nameEvery: (nameWidth: number): number => Math.max(1, Math.ceil(nameWidth / band.step())),
    axisX: isRtl ? plot.to : plot.from,
    towardsAxis: isRtl ? 1 : -1,
  };
};
export type ColumnScales = ReturnType<typeof columnScales>;
