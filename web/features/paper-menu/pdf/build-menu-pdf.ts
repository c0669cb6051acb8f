import {
  concatTransformationMatrix,
  PDFDocument,
  type PDFFont,
  type PDFName,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { PaperPage, PaperText, PaperWeight } from '#core/paper-menu/paper-shapes.ts';
import type { CodeMatrix } from '#core/qr/code-matrix.ts';
import { embedPrintFonts, type FontFiles } from '#web/lib/pdf/print-fonts.ts';
import { drawPage, type PaintedLine } from './draw-page.ts';

export type PaintLine = (
  line: PaperText,
) => Promise<Omit<PaintedLine, 'image'> & { readonly png: Uint8Array }>;

export type MenuPdf = {
  readonly title: string;
  readonly language: GuestLocale;
  readonly pages: readonly PaperPage[];
  readonly fontFiles: FontFiles<PaperWeight>;
  readonly logoPng: Uint8Array | null;
  readonly code: CodeMatrix | null;
  readonly codeColor: string;
  readonly paintLine?: PaintLine;
};

/** Names of fonts in a page's dictionary, one for each however many lines are written in it. */
const createKeys = (page: PDFPage) => {
  const keys = new Map<PDFFont, PDFName>();
  return (font: PDFFont): PDFName => {
    const key = keys.get(font) ?? page.node.newFontDictionary(font.name, font.ref);
    keys.set(font, key);
    return key;
  };
};

/** Draws pages that were laid out: nothing is measured or broken here. */
export const buildMenuPdf = async (menu: MenuPdf): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.setTitle(menu.title, { showInWindowTitleBar: true });
  pdf.setLanguage(menu.language);
  pdf.setProducer('Menta');
  const fonts = await embedPrintFonts(pdf, menu.fontFiles, { subset: true });
  const logo = menu.logoPng && (await pdf.embedPng(menu.logoPng));
  const { paintLine } = menu;
  const paint = paintLine
    ? async (line: PaperText): Promise<PaintedLine> => {
        const { png, ...box } = await paintLine(line);
        return { ...box, image: await pdf.embedPng(png) };
      }
    : null;
  for (const { width, height, shapes } of menu.pages) {
    const page = pdf.addPage([width, height]);
    page.pushOperators(pushGraphicsState(), concatTransformationMatrix(1, 0, 0, 1, 0, height));
    const tools = {
      page,
      fonts,
      logo,
      code: menu.code,
      codeColor: menu.codeColor,
      keyOf: createKeys(page),
      paint,
    };
    await drawPage(tools, shapes);
    page.pushOperators(popGraphicsState());
  }
  return pdf.save();
};
