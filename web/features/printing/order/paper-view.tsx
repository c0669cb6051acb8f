import { Printer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { type PaperWidth, paperDots } from '#core/printing/ticket/ticket.ts';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { styleNonce } from '#web/lib/site/style-nonce.ts';
import { Button } from '#web/ui/action/button.tsx';
import { RetryAlert } from '#web/ui/feedback/retry-alert.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { orderPrintingTexts as t } from '../texts/order-printing.texts.ts';
import { pageStyle } from './page-style.ts';

export type PaperKind = 'order' | 'bill';

const widths = ['80', '58'] as const;
type Width = (typeof widths)[number];
const storageKey = 'menta-paper-width';
const storedWidth = (): Width => (readStored(storageKey) === '58' ? '58' : '80');

type PaperViewProps = {
  /** Of its picture, up to its last parameters. */
  address: string;
  kind: PaperKind;
  onClose: () => void;
};

/** What has become of the picture that was asked for. */
type Picture = { asked: string } & ({ state: 'failed' } | { state: 'here'; height: number });

/** A ticket or a bill as it is on paper, which the browser prints. */
export const PaperView = ({ address, kind, onClose }: PaperViewProps) => {
  const text = useText();
  const { locale } = useLocale();
  const [width, setWidth] = useState(storedWidth);
  const [attempt, setAttempt] = useState(0);
  const [picture, setPicture] = useState<Picture | null>(null);
  const source = `${address}paper=${width}&language=${locale}`;
  const asked = `${source} ${attempt}`;
  const now = picture?.asked === asked ? picture : null;
  const choose = (next: Width) => {
    setWidth(next);
    writeStored(storageKey, next);
  };
  const paper = Number(width) as PaperWidth;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={text(kind === 'bill' ? t.bill : t.ticket)}
      footer={
        <Button
          disabled={now?.state !== 'here'}
          icon={<Printer aria-hidden="true" className="size-5" />}
          onClick={() => print()}
        >
          {text(t.print)}
        </Button>
      }
    >
      <RadioGroup
        label={text(t.paper)}
        variant="pairs"
        value={width}
        onValueChange={choose}
        options={widths.map((value) => ({ value, label: text(t.millimetres, { width: value }) }))}
      />
      {now?.state === 'failed' ? (
        <RetryAlert title={text(t.pictureFailed)} onRetry={() => setAttempt(attempt + 1)}>
          {text(t.pictureFailedHint)}
        </RetryAlert>
      ) : (
        <>
          {!now && (
            <SkeletonRegion>
              <Skeleton className="mx-auto h-80 max-w-72" />
            </SkeletonRegion>
          )}
          <img
            key={asked}
            src={source}
            alt={text(t.picture)}
            width={paperDots[paper] / 2}
            hidden={!now}
            className="mx-auto mt-3 max-w-full border border-line bg-white p-2"
            onLoad={({ currentTarget }) =>
              setPicture({ asked, state: 'here', height: currentTarget.naturalHeight })
            }
            onError={() => setPicture({ asked, state: 'failed' })}
          />
        </>
      )}
      {now?.state === 'here' &&
        createPortal(
          <div data-print-paper aria-hidden="true">
            <style nonce={styleNonce()}>{pageStyle(paper, now.height)}</style>
            <img src={source} alt="" />
          </div>,
          document.body,
        )}
    </Dialog>
  );
};
