import { useQuery } from '@tanstack/react-query';
import type { Printer } from '#core/printing/printer-shape.ts';
import { isFetching } from '#core/printing/printer-state.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { remedyOf } from '#web/lib/texts/printer-status.texts.ts';
import { Spinner } from '#web/ui/action/spinner.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { printersQuery } from '../common/printer-queries.ts';
import { TestButton } from '../common/test-button.tsx';
import { BrowserAddress } from './browser-address.tsx';
import { connectTexts as t } from './connect.texts.ts';
import { PrinterAddress } from './printer-address.tsx';

type ConnectionProps = {
  printer: Printer;
  /** Of a printer that fetches its tickets. */
  address: string | null;
};

/** Where the printer is told to look, and whether it has come. */
export const Connection = ({ printer: known, address }: ConnectionProps) => {
  const text = useText();
  const { data: printers } = useQuery({ ...printersQuery, refetchInterval: 2_000 });
  const printer = printers?.find(({ _id }) => _id === known._id) ?? known;
  const { kind, name, status } = printer;
  const remedy = remedyOf(kind, status);
  // One that has just been given another address may still count as online under the old one.
  const isHere = status !== 'new' && status !== 'offline' && printer.lastSeenAt !== known.lastSeenAt;
  return (
    <div className="flex flex-col gap-6">
      {address && isFetching(kind) && <PrinterAddress kind={kind} address={address} />}
      {kind === 'browser' && <BrowserAddress printerId={printer._id} />}
      <div role="status">
        {isHere ? (
          <Alert tone={remedy ? 'warn' : 'ok'} title={text(t.connected, { name })}>
            {remedy && text(remedy)}
          </Alert>
        ) : (
          <p className="flex items-center gap-3 rounded-xl bg-quiet px-4 py-3.5">
            <Spinner />
            {text(kind === 'browser' ? t.waitingForPage : t.waiting, { name })}
          </p>
        )}
      </div>
      {isHere && (
        <div className="flex flex-wrap items-center gap-3">
          <TestButton printer={printer} />
        </div>
      )}
    </div>
  );
};
