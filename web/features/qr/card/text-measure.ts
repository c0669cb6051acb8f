import type { MeasureWeights, TextWeight } from '#core/qr/card-drawing.ts';

export const fontWeights: Record<TextWeight, number> = { medium: 500, bold: 700 };
/** The interface's own typeface, which is also the one inside PDFs. */
export const cardFontFamily = "Rubik, 'Rubik Fallback', sans-serif";

export const canvasFont = (weight: TextWeight, size: number): string =>
  `${fontWeights[weight]} ${size}px ${cardFontFamily}`;

/** Measured large and scaled: browsers round the widths of small letters. */
const reference = 100;

export const createMeasure = (): MeasureWeights => {
  const context = document.createElement('canvas').getContext('2d');
  const measure = (weight: TextWeight) => (text: string, size: number) => {
    if (!context) return text.length * size * 0.6;
    context.font = canvasFont(weight, reference);
    return (context.measureText(text).width / reference) * size;
  };
  return { medium: measure('medium'), bold: measure('bold') };
};

/** Letters of both scripts, so that the browser fetches both files. */
export const loadCardFonts = (): Promise<unknown> =>
  Promise.all(
    Object.values(fontWeights).map((weight) => document.fonts.load(`${weight} 20px Rubik`, 'אבגABC123')),
  );
