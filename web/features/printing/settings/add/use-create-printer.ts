import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PrinterBody } from '#core/printing/printer-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { printersQuery } from '../common/printer-queries.ts';

/** `made` holds its address too: it is answered once. */
export const useCreatePrinter = (onMade: () => void) => {
  const client = useQueryClient();
  const { mutate, isPending, error, data, reset } = useMutation({
    mutationFn: (body: PrinterBody) => call('POST /printers', { body }),
    onSuccess: (made) => {
      client.setQueryData(printersQuery.queryKey, (known) => known && [...known, made.printer]);
      onMade();
      void client.invalidateQueries({ queryKey: printersQuery.queryKey });
    },
  });
  const send = useSendOnce(mutate);
  return { made: data, create: (body: PrinterBody) => void send(body), isPending, error, forget: reset };
};
