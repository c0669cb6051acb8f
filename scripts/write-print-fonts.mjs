/**
 * Writes the font files that go into PDFs: static cuts of the interface's typeface as TrueType, because PDF knows neither
 * variable fonts nor WOFF2. Committed, so that Vite links them like any picture.
 *
 * node scripts/write-print-fonts.mjs
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { scripts } from './fonts/characters.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
export const printFontsFolder = join(root, 'web', 'features', 'qr', 'pdf', 'fonts');
const weights = { medium: 500, bold: 700 };
const sources = ['hebrew', 'latin', 'cyrillic'];

/** `[{ name, content }]`: one file for each script and weight. */
export const cutPrintFonts = async () => {
  const files = [];
  for (const source of sources) {
    const path = join(
      root,
      'node_modules/@fontsource-variable/rubik/files',
      `rubik-${source}-wght-normal.woff2`,
    );
    const characters = scripts
      .filter((script) => script.source === source && script.characters !== null)
      .map((script) => script.characters)
      .join('');
    const whole = await readFile(path);
    for (const [weight, wght] of Object.entries(weights)) {
      const options = {
        variationAxes: { wght },
        noHinting: true,
        keepFeatures: [],
        targetFormat: 'truetype',
      };
      files.push({ name: `${source}-${weight}.ttf`, content: await subsetFont(whole, characters, options) });
    }
  }
  return files;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(printFontsFolder, { recursive: true });
  for (const { name, content } of await cutPrintFonts())
    await writeFile(join(printFontsFolder, name), content);
}
