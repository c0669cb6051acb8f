import {
  concatTransformationMatrix,
  PDFDocument,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rgb,
} from '@cantoo/pdf-lib';
import type { Direction } from '#core/i18n/locale.ts';
import {
  type CardColors,
  type CardTexts,
  drawings,
  type MeasureWeights,
  type TextWeight,
} from '#core/qr/card-drawing.ts';
import type { CorrectionLevel } from '#core/qr/error-correction.ts';
import {
  cellCorners,
  cellsPerSheet,
  cutMarks,
  drawingScale,
  type Paper,
  type PaperId,
  papers,
  pointsPerMillimetre,
} from '#core/qr/papers.ts';
import { encodeCode } from '#web/lib/codes/encode-code.ts';
import { embedPrintFonts, type FontFiles, measureWith } from '#web/lib/pdf/print-fonts.ts';
import { drawShapes, type PaintedText, type TextShape } from './draw-shapes.ts';

export type PackCard = { readonly texts: CardTexts; readonly link: string };
export type PaintText = (
  shape: TextShape,
) => Promise<Omit<PaintedText, 'image'> & { readonly png: Uint8Array }>;

export type Pack = {
  readonly title: string;
  readonly paper: PaperId;
  readonly direction: Direction;
  readonly cards: readonly PackCard[];
  readonly colors: CardColors;
  readonly codeColor: string;
  readonly level: CorrectionLevel;
  readonly margin: number;
  readonly logoPng: Uint8Array | null;
  readonly logoInCentre: boolean;
  readonly fontFiles: FontFiles<TextWeight>;
  /** The screen's own measure, so that lines break where the preview breaks them; else the fonts decide. */
  readonly measure?: MeasureWeights;
  readonly paintText?: PaintText;
};

type Watch = { onProgress?: (done: number) => void; signal?: AbortSignal };

/** Lets the page breathe: it paints progress and hears the cancel button between cards. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
const cardsBetweenPauses = 4;

const addSheet = (pdf: PDFDocument, paper: Paper): PDFPage => {
  const [width, height] = [paper.page.width, paper.page.height].map((side) => side * pointsPerMillimetre);
  const page = pdf.addPage([width ?? 0, height ?? 0]);
  for (const { from, to } of cutMarks(paper)) {
    page.drawLine({
      start: { x: from.x * pointsPerMillimetre, y: (height ?? 0) - from.y * pointsPerMillimetre },
      end: { x: to.x * pointsPerMillimetre, y: (height ?? 0) - to.y * pointsPerMillimetre },
      thickness: 0.4,
      color: rgb(0.6, 0.6, 0.6),
    });
  }
  return page;
};

/** Pictures of texts, each embedded once however many cards carry it. */
const createPainter = (pdf: PDFDocument, paintText: PaintText) => {
  const painted = new Map<string, Promise<PaintedText>>();
  return (shape: TextShape): Promise<PaintedText> => {
    const key = JSON.stringify([shape.text, shape.size, shape.weight, shape.color]);
    const made =
      painted.get(key) ??
      paintText(shape).then(async ({ png, ...box }) => ({ ...box, image: await pdf.embedPng(png) }));
    painted.set(key, made);
    return made;
  };
};

/** One PDF with a card for every table. The same call makes the single card. */
export const buildPack = async (pack: Pack, { onProgress, signal }: Watch = {}): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  pdf.setTitle(pack.title);
  pdf.setProducer('Menta');
  const fonts = await embedPrintFonts(pdf, pack.fontFiles);
  const logo = pack.logoPng && (await pdf.embedPng(pack.logoPng));
  const paint = pack.paintText ? createPainter(pdf, pack.paintText) : null;
  const measure = pack.measure ?? { medium: measureWith(fonts.medium), bold: measureWith(fonts.bold) };
  const paper = papers[pack.paper];
  const { draw } = drawings[paper.drawing];
  const corners = cellCorners(paper);
  const scale = drawingScale(paper) * pointsPerMillimetre;

  for (const [index, card] of pack.cards.entries()) {
    const cell = index % cellsPerSheet(paper);
    const page = cell === 0 ? addSheet(pdf, paper) : pdf.getPage(pdf.getPageCount() - 1);
    const { x, y } = corners[cell] ?? { x: 0, y: 0 };
    const top = page.getHeight() - y * pointsPerMillimetre;
    page.pushOperators(
      pushGraphicsState(),
      concatTransformationMatrix(scale, 0, 0, scale, x * pointsPerMillimetre, top),
    );
    const tools = {
      page,
      fonts,
      direction: pack.direction,
      color: pack.codeColor,
      margin: pack.margin,
      logo,
      logoInCentre: pack.logoInCentre,
      paint,
    };
    const shapes = draw({ texts: card.texts, colors: pack.colors, hasLogo: logo !== null, measure });
    await drawShapes(tools, shapes, encodeCode(card.link, pack.level));
    page.pushOperators(popGraphicsState());
    if ((index + 1) % cardsBetweenPauses === 0) {
      onProgress?.(index + 1);
      await pause();
      signal?.throwIfAborted();
    }
  }
  return pdf.save();
};
