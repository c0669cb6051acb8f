import { useEffect, useRef } from 'react';
import type { MenuLook } from '#core/menus/menu-look.ts';

/** The page comes with its colours and font; when the owner changes them it follows, and only then fetches how. */
export const useLiveLook = (look: MenuLook): void => {
  const shown = useRef(look);
  useEffect(() => {
    const { primaryColor, fontStyle } = shown.current;
    if (primaryColor === look.primaryColor && fontStyle === look.fontStyle) return;
    shown.current = look;
    // Without an answer the old look stays: nothing a guest must be told.
    import('./apply-look.ts').then(({ applyLook }) => applyLook(shown.current)).catch(() => {});
  }, [look]);
};
