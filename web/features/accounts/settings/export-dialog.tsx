import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { PasswordStep } from '#web/ui/form/password-step.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { accountPageTexts as t } from './account.texts.ts';

type ExportDialogProps = { open: boolean; email: string; onClose: () => void };

/** The browser downloads it by itself, and shows how far it is: the archive may be large. */
const downloadArchive = (): void => {
  const link = document.createElement('a');
  link.href = '/api/users/me/export';
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
};

export const ExportDialog = ({ open, email, onClose }: ExportDialogProps) => {
  const text = useText();
  const formId = useId();
  const [working, setWorking] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !working && onClose()}
      title={text(t.download)}
      description={text(t.downloadHint)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={working}>
            {text(t.cancel)}
          </Button>
          <Button
            type="submit"
            form={formId}
            icon={<Download aria-hidden="true" className="size-5" />}
            loading={working}
          >
            {text(t.downloadNow)}
          </Button>
        </>
      }
    >
      <PasswordStep
        formId={formId}
        email={email}
        onWorking={setWorking}
        onDone={() => {
          downloadArchive();
          onClose();
        }}
      />
    </Dialog>
  );
};
