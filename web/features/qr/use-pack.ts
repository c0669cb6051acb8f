import { useEffect, useRef, useState } from 'react';
import { qrTexts, qrPackTexts as t } from '#core/i18n/texts/qr.texts.ts';
import { codeFileName } from '#core/qr/file-name.ts';
import { menuLink } from '#core/qr/menu-link.ts';
import type { PaperId } from '#core/qr/papers.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { showError, showSuccess } from '#web/ui/messages.tsx';
import type { PlannedCard, Restaurant } from './card-design.ts';
import { downloadFile } from './download-file.ts';
import { makePdf } from './make-pdf.ts';

/** Makes the pack beside the page: `done` counts while it works and is null at rest. */
export const usePack = (card: PlannedCard, { base, ownerId }: Restaurant) => {
  const text = useText();
  const { direction } = useLocale();
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const make = async (numbers: readonly number[], paper: PaperId) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    setDone(0);
    try {
      const tables = numbers.map((table) => ({ table, link: menuLink(base, ownerId, table) }));
      const pdf = await makePdf(
        { card, paper, tables, text, direction },
        { signal: stop.signal, onProgress: setDone },
      );
      stop.signal.throwIfAborted();
      const label = text(t.fileName, { from: numbers[0] ?? 1, to: numbers.at(-1) ?? 1 });
      downloadFile(pdf, codeFileName({ restaurant: card.name, tableLabel: label }, 'pdf'));
      showSuccess(text(t.ready));
    } catch {
      if (!stop.signal.aborted) showError(text(qrTexts.downloadFailed));
    } finally {
      running.current = null;
      setDone(null);
    }
  };
  return { done, make, cancel: () => running.current?.abort() };
};
