import { useEffect, useRef } from 'react';
import type { MenuStyle } from '#core/menus/menu-style.ts';
import { loadOrdering } from './ordering/load-ordering.ts';

/** The page comes with its colours and font; the code to change them comes with ordering. */
export const useLiveStyle = (style: MenuStyle | null): void => {
  const applied = useRef(style);
  useEffect(() => {
    const before = applied.current;
    if (!style) return;
    if (before?.primaryColor === style.primaryColor && before.fontStyle === style.fontStyle) return;
    applied.current = style;
    // On failure the old style stays: nothing a guest needs to know.
    loadOrdering()
      .then(({ applyStyle }) => applyStyle(style))
      .catch(() => {});
  }, [style]);
};
