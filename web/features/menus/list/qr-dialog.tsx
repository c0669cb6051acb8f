import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { menuLink } from '#core/qr/menu-link.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { dashboardTexts as t } from '#web/lib/texts/dashboard.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { TextLink } from '#web/ui/action/link.tsx';
import { CopyLinkButton } from '#web/ui/feedback/copy-link-button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { ScanCode } from '#web/ui/picture/scan-code.tsx';

type QrDialogProps = { ownerId: string; open: boolean; onOpenChange: (open: boolean) => void };

/** The code to scan from this screen, and its link; it is designed and printed on its own page. */
export const QrDialog = ({ ownerId, open, onOpenChange }: QrDialogProps) => {
  const text = useText();
  const { data, isError } = useQuery({
    queryKey: ['qr-base'],
    queryFn: ({ signal }) => call('GET /qr/base', { signal }),
    enabled: open,
  });
  const base = data?.base ?? (isError ? location.origin : null);
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
          <ButtonLink to="/qr-code" icon={<Printer aria-hidden="true" className="size-4.5" />}>
            {text(t.qrOpen)}
          </ButtonLink>
        </>
      }
    >
      {base ? (
        <Code link={menuLink(base, ownerId, null)} />
      ) : (
        <Skeleton className="mx-auto size-56 rounded-card" />
      )}
    </Dialog>
  );
};

const Code = ({ link }: { link: string }) => {
  const text = useText();
  return (
    <div className="flex flex-col items-center gap-3">
      <ScanCode content={link} label={text(t.qrImage)} className="size-56" />
      <TextLink to={link} wholePage target="_blank" className="break-all text-center text-sm" dir="ltr">
        {link}
      </TextLink>
      <CopyLinkButton link={link} />
    </div>
  );
};
