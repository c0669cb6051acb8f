import { Copy } from 'lucide-react';
import { dashboardTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { showSuccess } from '#web/ui/messages.tsx';

type QrDialogProps = { ownerId: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The link behind the QR code; the code itself is designed and printed on its own page. */
export const QrDialog = ({ ownerId, open, onOpenChange }: QrDialogProps) => {
  const text = useText();
  const path = `/public-menu/${ownerId}`;
  const address = open ? `${location.origin}${path}` : path;
  // Only where the browser allows it: over plain HTTP there is no clipboard.
  const canCopy = open && 'clipboard' in navigator;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    showSuccess(text(t.qrCopied));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={text(t.qrTitle)}
      description={text(t.qrText)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            <bdi>{text(t.close)}</bdi>
          </Button>
          <ButtonLink to="/qr-code">{text(t.qrOpen)}</ButtonLink>
        </>
      }
    >
      <div className="flex flex-col items-start gap-3">
        <TextLink to={path} wholePage target="_blank" className="break-all" dir="ltr">
          {address}
        </TextLink>
        {canCopy && (
          <Button
            variant="secondary"
            size="small"
            icon={<Copy aria-hidden="true" className="size-4" />}
            onClick={() => void copy().catch(() => {})}
          >
            {text(t.qrCopy)}
          </Button>
        )}
      </div>
    </Dialog>
  );
};
