import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Printer } from '#core/printing/printer-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { dialogTexts } from '../common/dialog.texts.ts';
import { printersQuery } from '../common/printer-queries.ts';
import { connectTexts as t } from './connect.texts.ts';
import { Connection } from './connection.tsx';

type NewAddressDialogProps = { printer: Printer; onClose: () => void };

/** A question first: the address that the printer has now stops. */
export const NewAddressDialog = ({ printer, onClose }: NewAddressDialogProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: async () => {
      const { address } = await call('POST /printers/:id/secret', { params: { id: printer._id } });
      // What it called under the old address until now is no sign of life at the new one.
      const printers = await client.fetchQuery(printersQuery).catch(() => []);
      return { address, printer: printers.find(({ _id }) => _id === printer._id) ?? printer };
    },
  });
  const send = useSendOnce(mutate);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      closesOnOutsideClick={false}
      title={text(t.newAddressTitle, { name: printer.name })}
      description={data ? undefined : text(t.newAddressHint)}
      size={data ? 'large' : 'small'}
      footer={
        data ? (
          <Button onClick={onClose}>{text(dialogTexts.close)}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose} disabled={isPending}>
              {text(t.keepAddress)}
            </Button>
            <Button variant="danger" loading={isPending} onClick={() => void send()}>
              {text(t.makeAddress)}
            </Button>
          </>
        )
      }
    >
      {error && <Alert>{sentence(error, t.addressFailed)}</Alert>}
      {data && <Connection printer={data.printer} address={data.address} />}
    </Dialog>
  );
};
