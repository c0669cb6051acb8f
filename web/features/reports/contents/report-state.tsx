import { ChartColumn } from 'lucide-react';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { shiftReportTexts as t } from '../texts/report-page.texts.ts';

/** In place of a report that has not loaded. */
export const ReportNotHere = ({ error, onRetry }: { error: unknown; onRetry: () => unknown }) => {
  if (!error) return <ReportSkeleton />;
  if (isApiError(error, 'plan_required')) return <NotOnThisPlan />;
  return <LoadFailed error={error} onRetry={onRetry} />;
};

export const NotOnThisPlan = () => {
  const text = useText();
  return (
    <EmptyState icon={<ChartColumn />} title={text(t.planNeeded)}>
      {text(t.planNeededHint)}
    </EmptyState>
  );
};

const ReportSkeleton = () => (
  <SkeletonRegion className="grid grid-cols-2 gap-3 lg:grid-cols-4">
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="h-24 rounded-card" />
    <Skeleton className="col-span-2 h-80 rounded-card" />
    <Skeleton className="col-span-2 h-80 rounded-card" />
  </SkeletonRegion>
);
