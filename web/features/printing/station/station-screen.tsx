import { useQuery } from '@tanstack/react-query';
import { Printer as PrinterIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printerStatesQuery } from '#web/lib/query/printer-states-query.ts';
import { Name } from '#web/ui/content/name.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { printStationTexts as t } from './print-station.texts.ts';
import { PrintStation } from './print-station.tsx';

type StationScreenProps = { printerId: string; back: ReactNode };

/** The page of one printer that a browser serves. */
export const StationScreen = ({ printerId, back }: StationScreenProps) => {
  const text = useText();
  const { data: printers, error, refetch } = useQuery({ ...printerStatesQuery, refetchInterval: 10_000 });
  const printer = printers?.find(({ _id, kind }) => _id === printerId && kind === 'browser');
  // One heading, before the answer and after it: the focus of whoever came here stands on it.
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-5">
      {back}
      <h1 className="text-balance font-semibold text-2xl tracking-tight sm:text-3xl">
        <span className={printer && 'block font-normal text-base text-ink-2 tracking-normal'}>
          {text(t.title)}
        </span>
        {printer && <Name>{printer.name}</Name>}
      </h1>
      {printer && <PrintStation key={printer._id} printer={printer} />}
      {!printers && error && <LoadFailed error={error} onRetry={refetch} />}
      {!printers && !error && (
        <SkeletonRegion>
          <Skeleton className="h-64 rounded-card" />
        </SkeletonRegion>
      )}
      {printers && !printer && (
        <EmptyState icon={<PrinterIcon />} title={text(t.gone)}>
          {text(t.goneHint)}
        </EmptyState>
      )}
    </div>
  );
};
