import { useEffect, useRef } from 'react';
import type { MenuStyle } from '#core/menus/menu-style.ts';

/** The page comes with its colours and font; when the owner changes them it follows, and only then fetches how. */
export const useLiveStyle = (style: MenuStyle | null): void => {
  const applied = useRef(style);
  useEffect(() => {
    const before = applied.current;
    if (!style) return;
    if (before?.primaryColor === style.primaryColor && before.fontStyle === style.fontStyle) return;
    applied.current = style;
    // Without an answer the old look stays: nothing a guest must be told.
    import('./apply-style.ts').then(({ applyStyle }) => applyStyle(style)).catch(() => {});
  }, [style]);
};
