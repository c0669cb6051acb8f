import { useEffect, useRef } from 'react';
import type { MenuStyle } from '#core/menus/menu-style.ts';

/** The page comes with its colours and font; when the owner changes them it follows, and only then fetches how. */
export const useLiveStyle = (look: MenuStyle | null): void => {
  const shown = useRef(look);
  useEffect(() => {
    const before = shown.current;
    if (!look) return;
    if (before?.primaryColor === look.primaryColor && before.fontStyle === look.fontStyle) return;
    shown.current = look;
    // Without an answer the old look stays: nothing a guest must be told.
    import('./apply-style.ts').then(({ applyStyle }) => applyStyle(look)).catch(() => {});
  }, [look]);
};
