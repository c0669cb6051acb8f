import type { Report } from '#core/reports/report-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { chartTexts as t } from '../texts/chart.texts.ts';
import { Bar } from './bar.tsx';

type ViewedDish = Report['looks']['dishes'][number];

const steps = [
  { of: 'opened', style: 'light' },
  { of: 'inCart', style: 'hatched' },
  { of: 'ordered', style: 'solid' },
] as const;

/** For each dish: opened, put into a cart, ordered. One scale for all, so that dishes compare. */
export const DishFunnels = ({ dishes }: { dishes: readonly ViewedDish[] }) => {
  const text = useText();
  const most = Math.max(0, ...dishes.flatMap((dish) => steps.map((step) => dish[step.of])));
  return (
    <ol className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-2">
      {dishes.map((dish) => (
        <li key={dish.dishId} className="flex min-w-0 flex-col gap-1.5">
          <p className="font-medium">
            <bdi>{dish.name}</bdi>
          </p>
          <ul className="flex flex-col gap-1.5">
            {steps.map((step) => (
              <li key={step.of} className="grid grid-cols-[5.5rem_1fr] items-center gap-x-3 text-sm">
                <span className="text-ink-2">
                  {text(t[step.of])} <bdi className="font-medium text-ink tabular-nums">{dish[step.of]}</bdi>
                </span>
                <Bar value={dish[step.of]} most={most} style={step.style} />
              </li>
            ))}
          </ul>
          <Share dish={dish} />
        </li>
      ))}
    </ol>
  );
};

/** A dish can be ordered without being opened, so the share may exceed 100%: then it is not shown. */
const Share = ({ dish: { opened, ordered } }: { dish: ViewedDish }) => {
  const text = useText();
  if (opened === 0 || ordered > opened) return null;
  const percent = Math.round((ordered / opened) * 100);
  return (
    <p className="text-ink-2 text-sm">
      {text(t.ordered)}: {text(t.percentOfOpened, { percent })}
    </p>
  );
};
