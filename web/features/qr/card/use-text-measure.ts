import { useEffect, useState } from 'react';
import type { MeasureWeights } from '#core/qr/card-drawing.ts';
import { createMeasure, loadCardFonts } from './text-measure.ts';

/** Measures anew once the typeface has arrived. */
export const useTextMeasure = (): MeasureWeights => {
  const [measure, setMeasure] = useState(createMeasure);
  useEffect(() => {
    let gone = false;
    loadCardFonts()
      .then(() => !gone && setMeasure(createMeasure()))
      // Without the typeface the card uses the fallback font.
      .catch(() => {});
    return () => {
      gone = true;
    };
  }, []);
  return measure;
};
