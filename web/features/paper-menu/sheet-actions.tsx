import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { codeFileName } from '#core/qr/file-name.ts';
import { downloadFile } from '#web/lib/files/download-file.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { showError, takeBackError } from '#web/ui/feedback/messages.tsx';
import { type MenuPdfRequest, makeMenuPdf } from './pdf/make-menu-pdf.ts';
import { paperMenuTexts as t } from './texts/paper-menu.texts.ts';

export const SheetActions = ({ menu, name }: { menu: MenuPdfRequest; name: string }) => {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      downloadFile(await makeMenuPdf(menu), codeFileName({ restaurant: name, tableLabel: null }, 'pdf'));
      takeBackError('download');
    } catch {
      showError(text(t.downloadFailed), 'download');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-2">
      <Button icon={<Printer aria-hidden="true" className="size-5" />} onClick={() => window.print()}>
        {text(t.print)}
      </Button>
      <Button
        variant="secondary"
        loading={isBusy}
        icon={<Download aria-hidden="true" className="size-5" />}
        onClick={() => void download()}
      >
        {text(t.download)}
      </Button>
    </div>
  );
};
