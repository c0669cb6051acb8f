import type { PaperWeight } from '#core/paper-menu/paper-shapes.ts';
import { fontSources, lenders } from '#core/theme/font-lenders.ts';
import { type FontId, typefaceOf } from '#core/theme/fonts.ts';

/** A file and its family in the preview: the same letters on screen and in the PDF. */
type PaperFontFile = { readonly name: string; readonly address: string };

const cssFamilyOf = (name: string): string => `Paper ${name.replace(/-(regular|bold)$/, '')}`;

/** Never inlined: the page's policy lets nobody fetch a data URL. */
const addresses = import.meta.glob<string>('./files/*.ttf', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const addressOf = (name: string): string | undefined => addresses[`./files/${name}.ttf`];

/** Of a menu's font, in the order in which they are asked for a letter. A typeface of one weight is never bold. */
export const fontFilesOf = (id: FontId, weight: PaperWeight): PaperFontFile[] => {
  const typeface = typefaceOf[id];
  return fontSources.flatMap((source) => {
    const names = [typeface, lenders[typeface.kind][source]].flatMap((from) =>
      from ? [`${from.key}-${source}-${weight}`, `${from.key}-${source}-regular`] : [],
    );
    const name = names.find(addressOf);
    const address = name && addressOf(name);
    return address ? [{ name, address }] : [];
  });
};

/** The value of `font-family`: letter by letter, from the same files as in the PDF. */
export const paperFamilyOf = (id: FontId): string =>
  [
    ...fontFilesOf(id, 'regular').map(({ name }) => `'${cssFamilyOf(name)}'`),
    typefaceOf[id].kind === 'serif' ? 'serif' : 'sans-serif',
  ].join(',');

export const cssWeights: Readonly<Record<PaperWeight, number>> = { regular: 400, bold: 700 };

/** Makes a menu's font known to this page. What was loaded before is not loaded again. */
export const loadPaperFonts = async (id: FontId): Promise<void> => {
  const faces = (['regular', 'bold'] as const).flatMap((weight) =>
    fontFilesOf(id, weight).map(
      ({ name, address }) =>
        new FontFace(cssFamilyOf(name), `url(${address})`, { weight: String(cssWeights[weight]) }),
    ),
  );
  await Promise.all(
    faces.map(async (face) => {
      const isKnown = [...document.fonts].some(
        ({ family, weight }) =>
          family.replaceAll('"', '') === face.family.replaceAll('"', '') && weight === face.weight,
      );
      if (isKnown) return;
      document.fonts.add(await face.load());
    }),
  );
};
