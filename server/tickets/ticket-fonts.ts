import { readFile } from 'node:fs/promises';
import type { TextWeight, TicketFonts } from '#core/printing/ticket/layout/ticket-fonts.ts';
import { createFace } from './font-face.ts';
import { createRunSetter } from './set-run.ts';

/** Cut by scripts/write-print-fonts.mjs. The order decides who writes what several have. */
const folder = new URL('./fonts/', import.meta.url);
const scripts = ['hebrew', 'latin', 'cyrillic', 'arabic'] as const;

/** The library and the files come with the first ticket: a restaurant without a printer never needs them. */
const openFonts = async (): Promise<TicketFonts> => {
  const [{ default: fontkit }, { default: createBidi }] = await Promise.all([
    import('@pdf-lib/fontkit'),
    import('bidi-js'),
  ]);
  const bidi = createBidi();
  const openWeight = async (weight: TextWeight) => {
    const [hebrew, latin, cyrillic, arabic] = await Promise.all(
      scripts.map(async (script) =>
        createFace(fontkit.create(await readFile(new URL(`${script}-${weight}.ttf`, folder)))),
      ),
    );
    if (!hebrew || !latin || !cyrillic || !arabic) throw new Error('a font of tickets is missing');
    return createRunSetter([hebrew, latin, cyrillic, arabic], arabic, bidi);
  };
  const weights = { medium: await openWeight('medium'), bold: await openWeight('bold') };
  return {
    levelsOf: (text, direction) => bidi.getEmbeddingLevels(text, direction).levels,
    setRun: (text, weight, isRightToLeft) => weights[weight](text, isRightToLeft),
  };
};

let opened: Promise<TicketFonts> | null = null;
export const ticketFonts = (): Promise<TicketFonts> => {
  opened ??= openFonts();
  return opened;
};
