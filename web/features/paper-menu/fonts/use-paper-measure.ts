import { useEffect, useState } from 'react';
import type { PaperMeasure, PaperWeight } from '#core/paper-menu/paper-shapes.ts';
import type { FontId } from '#core/theme/fonts.ts';
import { cssWeights, loadPaperFonts, paperFamilyOf } from './font-files.ts';

/** Measured large and scaled: browsers round the widths of small letters. */
const reference = 100;

const createMeasure = (id: FontId): PaperMeasure => {
  const context = document.createElement('canvas').getContext('2d');
  const of = (weight: PaperWeight) => {
    // The same words are measured again for every choice.
    const known = new Map<string, number>();
    return (text: string, size: number): number => {
      if (!context) return text.length * size * 0.55;
      let width = known.get(text);
      if (width === undefined) {
        context.font = `${cssWeights[weight]} ${reference}px ${paperFamilyOf(id)}`;
        width = context.measureText(text).width / reference;
        known.set(text, width);
      }
      return width * size;
    };
  };
  return { regular: of('regular'), bold: of('bold') };
};

/** Null until the menu's font is there: lines broken by another font's widths would jump. */
export const usePaperMeasure = (id: FontId): PaperMeasure | null => {
  const [measure, setMeasure] = useState<{ id: FontId; measure: PaperMeasure } | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = () => !isGone && setMeasure({ id, measure: createMeasure(id) });
    // Without its font a menu is measured and shown in the device's own.
    loadPaperFonts(id).then(show, show);
    return () => {
      isGone = true;
    };
  }, [id]);
  return measure?.id === id ? measure.measure : null;
};
