import { useQuery } from '@tanstack/react-query';
import { DynamicFeatureIcon } from './feature-icon.tsx';
import { sessionTexts } from '#core/i18n/texts/session.texts.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { featuresQuery } from './catalog-query.ts';

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

export const FeatureGrid = () => {
  const text = useText();
  const sentence = useErrorSentence();
  const { locale } = useLocale();
  const { data, error } = useQuery(featuresQuery(locale));
  if (error) return <Alert title={text(sessionTexts.loadFailed)}>{sentence(error)}</Alert>;
  if (!data) {
    return (
      <SkeletonRegion className={grid}>
        {placeholders.map((name) => (
          <Skeleton key={name} className="h-52 rounded-card" />
        ))}
      </SkeletonRegion>
    );
  }
  return (
    <ul className={grid}>
      {data.map((feature) => (
        <li key={feature.title}>
          <Card className="h-full">
            <div className="mb-4 flex items-start justify-between gap-3">
              <span aria-hidden="true" className="grid size-12 place-items-center rounded-2xl bg-brand-soft text-brand">
                <DynamicFeatureIcon name={feature.icon} />
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
