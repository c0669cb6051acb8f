import type { Direction } from '#core/i18n/locale.ts';
import type { Translate } from '#core/i18n/text.ts';
import type { PaperId } from '#core/qr/papers.ts';
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

const bytesOf = async (dataUrl: string): Promise<Uint8Array> => {
  // Not fetch: the page's policy allows no connection to data URLs.
  const binary = atob(dataUrl.slice(dataUrl.indexOf(',') + 1));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
};

/** Everything about PDF is fetched at the first press of the button. The server's renderer never needs it. */
const loadPdfParts = () =>
  import.meta.env.SSR
    ? Promise.reject(new Error('PDFs are made in the browser.'))
    : Promise.all([import('./build-pack.ts'), import('./paint-text.ts'), import('./load-print-fonts.ts')]);

export const makePdf = async (
  { card, paper, tables, text, direction }: Request,
  watch: Watch = {},
): Promise<Blob> => {
  const [{ buildPack }, { paintText }, { loadPrintFonts }] = await loadPdfParts();
  const [fontFiles] = await Promise.all([loadPrintFonts(), loadCardFonts()]);
  const pdf = await buildPack(
    {
      title: card.name,
      paper,
      direction,
      cards: tables.map(({ table, link }) => ({ texts: cardTextsFor(text, card.name, table), link })),
      colors: cardColors(card.theme),
      codeColor: card.color,
      level: card.level,
      margin: card.margin,
      logoPng: card.logo && (await bytesOf(card.logo.dataUrl)),
      logoInCentre: card.logoInCentre,
      fontFiles,
      measure: createMeasure(),
      paintText,
    },
    watch,
  );
  return new Blob([pdf.slice()], { type: 'application/pdf' });
};
