/**
 * Writes the font files that go into PDFs and onto tickets: static cuts of the interface's typeface as TrueType, because PDF
 * and the font library know neither variable fonts nor WOFF2. Committed: Vite links those of PDFs like any picture, and the
 * server opens those of tickets.
 *
 * node scripts/write-print-fonts.mjs
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { scripts } from './fonts/characters.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
export const pdfFontsFolder = join(root, 'web/features/qr/pdf/fonts');
const weights = { medium: 500, bold: 700 };

/** Where cuts are kept, and of which scripts. PDFs leave Arabic to the device, which joins its letters. */
export const printFontSets = [
  { folder: pdfFontsFolder, sources: ['hebrew', 'latin', 'cyrillic'] },
  {
    folder: join(root, 'server/tickets/fonts'),
    sources: ['hebrew', 'latin', 'cyrillic', 'arabic'],
  },
];

/** `[{ name, content }]`: one file for each script and weight. */
export const cutPrintFonts = async (sources) => {
  const files = [];
  for (const source of sources) {
    const path = join(
      root,
      'node_modules/@fontsource-variable/rubik/files',
      `rubik-${source}-wght-normal.woff2`,
    );
    const cut = scripts.filter((script) => script.source === source && script.characters !== null);
    const characters = cut.map((script) => script.characters).join('');
    const whole = await readFile(path);
    for (const [weight, wght] of Object.entries(weights)) {
      const options = {
        variationAxes: { wght },
        noHinting: true,
        keepFeatures: cut.flatMap(({ features = [] }) => features),
        targetFormat: 'truetype',
      };
      files.push({ name: `${source}-${weight}.ttf`, content: await subsetFont(whole, characters, options) });
    }
  }
  return files;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { folder, sources } of printFontSets) {
    await mkdir(folder, { recursive: true });
    for (const { name, content } of await cutPrintFonts(sources))
      await writeFile(join(folder, name), content);
  }
}
