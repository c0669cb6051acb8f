import { scaleLinear } from '@visx/scale';
import { useId } from 'react';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { ChartPatterns, type SeriesStyle, seriesShape } from './series-style.tsx';

type BarProps = { value: number; most: number; style?: SeriesStyle };

const height = 12;

/** One horizontal bar, from the start of the line. Its value is written beside it. */
export const Bar = ({ value, most, style = 'solid' }: BarProps) => {
  const { direction } = useLocale();
  const id = useId();
  const percent = scaleLinear<number>({ domain: [0, most || 1], range: [0, 100] })(value);
  return (
    <svg aria-hidden="true" width="100%" height={height} className="block text-ink-2">
      <ChartPatterns id={id} />
      <rect width="100%" height={height} rx={4} className="fill-quiet" />
      {value > 0 && (
        <rect
          x={direction === 'rtl' ? `${100 - percent}%` : 0}
          y={0.5}
          width={`${percent}%`}
          height={height - 1}
          rx={4}
          {...seriesShape(style, id)}
        />
      )}
    </svg>
  );
};
