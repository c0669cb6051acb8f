/**
 * Writes the font files that go into PDFs and onto tickets: static cuts as TrueType, because PDF and the font library know
 * neither variable fonts nor WOFF2. Cards and tickets are in the interface's typeface, menus on paper in every one that a menu
 * may choose. Committed: Vite links those of PDFs like any picture, and the server opens those of tickets.
 *
 * npm run write -- fonts
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { fontSources, lenders } from '../core/theme/font-lenders.ts';
import { typefaces } from '../core/theme/fonts.ts';
import { scripts, textFeatures } from './fonts/characters.mjs';
import { isVariable, sourceFile, weightsOf } from './fonts/cut-typeface.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = join(root, 'node_modules');
export const pdfFontsFolder = join(root, 'web/features/qr/pdf/fonts');
const ticketFontsFolder = join(root, 'server/tickets/fonts');
export const paperFontsFolder = join(root, 'web/features/paper-menu/fonts/files');

const charactersOf = (source) =>
  scripts
    .filter((script) => script.source === source)
    .map(({ characters }) => characters)
    .join('');

const cut = async ({ typeface, source, wght, features }) => {
  const [first] = weightsOf(typeface);
  const path = sourceFile(packages, typeface, source, isVariable(first) ? first : wght);
  if (!existsSync(path)) return null;
  return subsetFont(await readFile(path), charactersOf(source), {
    ...(isVariable(first) ? { variationAxes: { wght } } : {}),
    noHinting: true,
    keepFeatures: features,
    targetFormat: 'truetype',
  });
};

const featuresOf = (source) =>
  scripts.filter((script) => script.source === source).flatMap(({ features = [] }) => features);

/** A few words, without kerning. Cards leave Arabic to the device, which joins its letters. */
const plainCuts = [
  { folder: pdfFontsFolder, sources: ['hebrew', 'latin', 'cyrillic'] },
  { folder: ticketFontsFolder, sources: ['hebrew', 'latin', 'cyrillic', 'arabic'] },
].flatMap(({ folder, sources }) =>
  sources.flatMap((source) =>
    Object.entries({ medium: 500, bold: 700 }).map(([weight, wght]) => ({
      path: join(folder, `${source}-${weight}.ttf`),
      typeface: typefaces.rubik,
      source,
      wght,
      features: featuresOf(source),
    })),
  ),
);

const lent = Object.values(lenders).flatMap((of) => Object.values(of));
/** Of menus: text, with its kerning and with the shapes of Arabic letters. */
const paperCuts = [...new Set([...Object.values(typefaces), ...lent])].flatMap((typeface) =>
  fontSources
    .filter((source) => Object.values(typefaces).includes(typeface) || lenders.serif[source] === typeface)
    .flatMap((source) =>
      Object.entries({ regular: 400, bold: 700 }).map(([weight, wght]) => ({
        path: join(paperFontsFolder, `${typeface.key}-${source}-${weight}.ttf`),
        typeface,
        source,
        wght,
        features: source === 'arabic' ? featuresOf(source) : textFeatures,
      })),
    ),
);

/** `[{ path, content }]`: one file for each typeface, script and weight that there is. */
export const cutPrintFonts = async () => {
  const files = [];
  for (const each of [...plainCuts, ...paperCuts]) {
    const content = await cut(each);
    if (content) files.push({ path: each.path, content });
  }
  return files;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, content } of await cutPrintFonts()) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}
