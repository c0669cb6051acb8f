import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { Printer } from '#core/printing/printer-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { AreaChoice } from './common/area-choice.ts';
import { dialogTexts as t } from './common/dialog.texts.ts';
import { printersQuery } from './common/printer-queries.ts';
import { NetworkFields } from './fields/network-fields.tsx';
import { badPlace, type NetworkPlace, placeOf } from './fields/network-place.ts';
import { PrinterFields } from './fields/printer-fields.tsx';
import { problemsOf, type SettingsProblem, settingsOf } from './fields/printer-settings.ts';

type EditPrinterDialogProps = { printer: Printer; areas: readonly AreaChoice[]; onClose: () => void };

export const EditPrinterDialog = ({ printer, areas, onClose }: EditPrinterDialogProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const formId = useId();
  const [settings, setSettings] = useState(() => settingsOf(printer));
  const [place, setPlace] = useState<NetworkPlace | null>(() =>
    printer.kind === 'network' ? placeOf(printer.network) : null,
  );
  const [problems, setProblems] = useState<readonly (SettingsProblem | keyof NetworkPlace)[]>([]);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call('PUT /printers/:id', {
        params: { id: printer._id },
        body: { ...settings, network: place && { ...place, port: Number(place.port) } },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: printersQuery.queryKey });
      showSuccess(text(t.saved));
      onClose();
    },
  });
  const send = useSendOnce(mutate);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = [...problemsOf(settings), ...(place ? badPlace(place) : [])];
    setProblems(found);
    if (found.length === 0) void send();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      closesOnOutsideClick={false}
      title={text(t.editTitle, { name: printer.name })}
      size="large"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isPending}>
            {text(t.cancel)}
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            {text(t.save)}
          </Button>
        </>
      }
    >
      {error && <Alert className="mb-4">{sentence(error, t.saveFailed)}</Alert>}
      <form id={formId} method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
        <PrinterFields
          kind={printer.kind}
          settings={settings}
          onChange={(changed) => setSettings({ ...settings, ...changed })}
          problems={problems}
          areas={areas}
        />
        {place && <NetworkFields place={place} onChange={setPlace} problems={problems} />}
      </form>
    </Dialog>
  );
};
