import { useQuery } from '@tanstack/react-query';
import type { FetchingKind } from '#core/printing/printer-state.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ScanCode } from '#web/ui/picture/scan-code.tsx';
import { linkBaseQuery } from '../common/printer-queries.ts';
import { makerSteps, makerStepsInOrder, connectTexts as t } from './connect.texts.ts';
import { TextToCopy } from './text-to-copy.tsx';

type PrinterAddressProps = { kind: FetchingKind; address: string };

/** The address that the printer calls: typed on a computer beside it, or taken along on a phone. */
export const PrinterAddress = ({ kind, address }: PrinterAddressProps) => {
  const text = useText();
  const { data: link } = useQuery(linkBaseQuery);
  return (
    <>
      {link?.reach === 'this-machine' && (
        <Alert tone="warn" title={text(t.thisMachine)}>
          {text(t.thisMachineHint)}
        </Alert>
      )}
      <div className="flex flex-col gap-5 sm:flex-row-reverse sm:items-start">
        <figure className="flex flex-col items-center gap-1.5 max-sm:order-last">
          <ScanCode content={address} label={text(t.code)} className="size-40" />
          <figcaption className="max-w-40 text-center text-ink-2 text-sm">{text(t.codeHint)}</figcaption>
        </figure>
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <p className="font-medium">{text(t.address)}</p>
          <TextToCopy content={address} />
          <p className="text-ink-2 text-sm">{text(t.once)}</p>
        </div>
      </div>
      <div>
        <p className="font-medium">{text(t.where)}</p>
        <ol className="mt-2 flex list-decimal flex-col gap-1.5 ps-6">
          {makerStepsInOrder.map((step) => (
            <li key={step}>{text(makerSteps[kind][step])}</li>
          ))}
        </ol>
      </div>
    </>
  );
};
