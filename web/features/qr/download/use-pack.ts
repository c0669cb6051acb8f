import { useEffect, useRef, useState } from 'react';
import { codeFileName } from '#core/qr/file-name.ts';
import type { PaperId } from '#core/qr/papers.ts';
import { downloadFile } from '#web/lib/files/download-file.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { type PlannedCard, type Restaurant, tableLink } from '../card/card-design.ts';
import { makePdf } from '../pdf/make-pdf.ts';
import { qrTexts, qrPackTexts as t } from '../texts/qr.texts.ts';

/** Makes the pack beside the page: `progress` counts its cards while it works and is null at rest. */
export const usePack = (card: PlannedCard, restaurant: Restaurant) => {
  const text = useText();
  const { direction } = useLocale();
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const make = async (numbers: readonly number[], paper: PaperId) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    // The range may be edited meanwhile; the pack in progress is the one that was requested.
    const report = (done: number) => setProgress({ done, count: numbers.length });
    report(0);
    try {
      const tables = numbers.map((table) => ({ table, link: tableLink(restaurant, table) }));
      const pdf = await makePdf(
        { card, paper, tables, text, direction },
        { signal: stop.signal, onProgress: report },
      );
      stop.signal.throwIfAborted();
      const label = text(t.fileName, { from: numbers[0] ?? 1, to: numbers.at(-1) ?? 1 });
      downloadFile(pdf, codeFileName({ restaurant: card.name, tableLabel: label }, 'pdf'));
      takeBackError('download-pack');
      showSuccess(text(t.ready));
    } catch {
      if (!stop.signal.aborted) showError(text(qrTexts.downloadFailed), 'download-pack');
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return { progress, make, cancel: () => running.current?.abort() };
};
