import { useId } from 'react';
import { ChartPatterns, type SeriesStyle, seriesShape } from './series-style.tsx';

export type Series = { readonly name: string; readonly style: SeriesStyle };

export const Legend = ({ series }: { series: readonly Series[] }) => {
  const id = useId();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-sm">
      {series.map(({ name, style }) => (
        <li key={name} className="flex items-center gap-2">
          <svg aria-hidden="true" width={16} height={16} className="shrink-0 text-ink-2">
            <ChartPatterns id={`${id}${style}`} />
            <rect x={1} y={1} width={14} height={14} rx={3} {...seriesShape(style, `${id}${style}`)} />
          </svg>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
};
