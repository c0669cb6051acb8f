import { useQuery } from '@tanstack/react-query';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { featuresQuery } from './catalog-query.ts';
import { FeatureIcon } from './feature-icon.tsx';

export const FeatureGrid = () => {
  const { locale } = useLocale();
  const { data = [] } = useQuery(featuresQuery(locale));
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {data.map((feature) => (
        <li key={feature.title}>
          <Card className="h-full">
            <div className="mb-4 flex items-start justify-between gap-3">
              <span
                aria-hidden="true"
                className="grid size-12 place-items-center rounded-2xl bg-brand-soft text-brand"
              >
                <FeatureIcon name={feature.icon} />
              </span>
              <Badge>{feature.category}</Badge>
            </div>
            <h2 className="font-semibold text-lg">{feature.title}</h2>
            <p className="mt-1.5 text-ink-2">{feature.description}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
};
