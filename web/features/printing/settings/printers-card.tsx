import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Printer as PrinterIcon } from 'lucide-react';
import { useState } from 'react';
import type { Printer } from '#core/printing/printer-shape.ts';
import { printingLimits } from '#core/printing/printing-limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { AddPrinterDialog } from './add/add-printer-dialog.tsx';
import type { AreaChoice } from './common/area-choice.ts';
import { printersQuery } from './common/printer-queries.ts';
import { printersTexts as t } from './common/printers.texts.ts';
import { NewAddressDialog } from './connect/new-address-dialog.tsx';
import { EditPrinterDialog } from './edit-printer-dialog.tsx';
import { type PrinterAction, PrinterRow } from './printer-row.tsx';

type Opened = { kind: 'add' } | { kind: PrinterAction; printer: Printer };

export const PrintersCard = ({ areas }: { areas: readonly AreaChoice[] }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const { data: printers, error, refetch } = useQuery(printersQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const add = () => setOpened({ kind: 'add' });

  const remove = async ({ _id, name }: Printer) => {
    await call('DELETE /printers/:id', { params: { id: _id } }).catch((failure: unknown) => {
      showError(sentence(failure, t.removeFailed), 'remove-printer');
      throw failure;
    });
    takeBackError('remove-printer');
    showSuccess(text(t.removed, { name }));
    await client.invalidateQueries({ queryKey: printersQuery.queryKey });
  };

  const addButton = (
    <Button icon={<Plus aria-hidden="true" className="size-5" />} onClick={add}>
      {text(t.add)}
    </Button>
  );
  return (
    <SettingsCard title={text(t.title)} hint={text(t.hint)}>
      {!printers && error && <LoadFailed error={error} onRetry={refetch} />}
      {!printers && !error && (
        <SkeletonRegion className="flex flex-col gap-3">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-28 rounded-card" />
        </SkeletonRegion>
      )}
      {printers?.length === 0 && (
        <EmptyState icon={<PrinterIcon />} title={text(t.none)} action={addButton}>
          {text(t.noneHint)}
        </EmptyState>
      )}
      {printers && printers.length > 0 && (
        <>
          {printers.length < printingLimits.printers && addButton}
          <ul className="mt-3 divide-y divide-line">
            {printers.map((printer) => (
              <PrinterRow
                key={printer._id}
                printer={printer}
                areas={areas}
                onAction={(kind) => setOpened({ kind, printer })}
              />
            ))}
          </ul>
        </>
      )}
      {opened?.kind === 'add' && (
        <AddPrinterDialog areas={areas} isFirst={printers?.length === 0} onClose={close} />
      )}
      {opened?.kind === 'edit' && (
        <EditPrinterDialog printer={opened.printer} areas={areas} onClose={close} />
      )}
      {opened?.kind === 'address' && <NewAddressDialog printer={opened.printer} onClose={close} />}
      {opened?.kind === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={text(t.removeQuestion, { name: opened.printer.name })}
          description={text(t.removeHint)}
          confirmLabel={text(t.remove)}
          cancelLabel={text(t.keep)}
          destructive
          onConfirm={() => remove(opened.printer)}
        />
      )}
    </SettingsCard>
  );
};
