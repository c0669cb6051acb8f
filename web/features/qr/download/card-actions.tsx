import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { codeFileName } from '#core/qr/file-name.ts';
import { downloadFile } from '#web/lib/files/download-file.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { showError, takeBackError } from '#web/ui/feedback/messages.tsx';
import type { PlannedCard } from '../card/card-design.ts';
import { tableLabel } from '../card/card-texts.ts';
import { makePdf } from '../pdf/make-pdf.ts';
import { qrTexts as t } from '../texts/qr.texts.ts';
import { makePng, makeSvg } from './code-files.ts';

const formats = ['PNG', 'SVG', 'PDF'] as const;
type Format = (typeof formats)[number];

/** Print the card, or take it along: the code as a picture, the card as a PDF. */
export const CardActions = ({ card }: { card: PlannedCard }) => {
  const text = useText();
  const { direction } = useLocale();
  const [busy, setBusy] = useState<Format | null>(null);
  const make: Record<Format, () => Blob | Promise<Blob>> = {
    PNG: () => makePng(card),
    SVG: () => makeSvg(card),
    PDF: () =>
      makePdf({ card, paper: 'a6', tables: [{ table: card.table, link: card.link }], text, direction }),
  };
  const save = async (format: Format) => {
    if (busy) return;
    setBusy(format);
    try {
      const label = { restaurant: card.name, tableLabel: tableLabel(text, card.table) };
      downloadFile(await make[format](), codeFileName(label, format.toLowerCase()));
      takeBackError('download');
    } catch {
      showError(text(t.downloadFailed), 'download');
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className="flex w-full max-w-[297px] flex-col gap-3">
      <Button
        fullWidth
        icon={<Printer aria-hidden="true" className="size-5" />}
        onClick={() => window.print()}
      >
        {text(t.print)}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: three buttons of one kind, named once */}
      <div role="group" aria-label={text(t.download)} className="grid grid-cols-3 gap-2">
        {formats.map((format) => (
          <Button
            key={format}
            variant="secondary"
            className="px-2!"
            aria-label={text(t.downloadAs, { format })}
            loading={busy === format}
            icon={<Download aria-hidden="true" className="size-4" />}
            onClick={() => void save(format)}
          >
            {format}
          </Button>
        ))}
      </div>
      <p className="text-center text-ink-2 text-sm">{text(t.printHint)}</p>
    </div>
  );
};
