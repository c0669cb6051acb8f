import type { Direction } from '#core/i18n/locale.ts';
import type { Translate } from '#core/i18n/text.ts';
import type { PaperId } from '#core/qr/papers.ts';
import { bytesOfDataUrl } from '#web/lib/files/bytes-of-data-url.ts';
import type { PlannedCard } from '../card/card-design.ts';
import { cardColors, cardTextsFor } from '../card/card-texts.ts';
import { createMeasure, loadCardFonts } from '../card/text-measure.ts';

type Request = {
  card: PlannedCard;
  paper: PaperId;
  tables: readonly { table: number | null; link: string }[];
  text: Translate;
  direction: Direction;
};

type Watch = { onProgress?: (done: number) => void; signal?: AbortSignal };

/** Everything about PDF is fetched at the first press of the button. The server's renderer never needs it. */
const loadPdfParts = () =>
  import.meta.env.SSR
    ? Promise.reject(new Error('PDFs are made in the browser.'))
    : Promise.all([
        import('./build-pack.ts'),
        import('./paint-card-text.ts'),
        import('./load-print-fonts.ts'),
      ]);

export const makePdf = async (
  { card, paper, tables, text, direction }: Request,
  watch: Watch = {},
): Promise<Blob> => {
  const [{ buildPack }, { paintCardText }, { loadPrintFonts }] = await loadPdfParts();
  const [fontFiles] = await Promise.all([loadPrintFonts(), loadCardFonts()]);
  const pdf = await buildPack(
    {
      title: card.name,
      paper,
      direction,
      cards: tables.map((each) => ({ texts: cardTextsFor(text, card.name, each), link: each.link })),
      colors: cardColors(card.theme),
      codeColor: card.color,
      level: card.level,
      margin: card.margin,
      logoPng: card.logo && bytesOfDataUrl(card.logo.dataUrl),
      logoInCentre: card.logoInCentre,
      fontFiles,
      measure: createMeasure(),
      paintText: paintCardText,
    },
    watch,
  );
  return new Blob([pdf.slice()], { type: 'application/pdf' });
};
