import { useEffect, useRef } from 'react';

/** Colours, font names and font files; everything else of the page's styles stays as it is. */
const isLook = (rule: CSSRule): boolean =>
  rule instanceof CSSFontFaceRule || (rule instanceof CSSStyleRule && rule.selectorText === ':root');

/** The page as the server renders it now carries the new look in its styles. Adopted sheets need no policy. */
const adoptLook = async (): Promise<void> => {
  const page = await (await fetch(location.pathname)).text();
  // Read as text: a parsed document would apply the styles, which the policy of this page refuses.
  const styles = /<style>(.*?)<\/style>/s.exec(page)?.[1];
  const all = new CSSStyleSheet();
  all.replaceSync(styles ?? '');
  const look = new CSSStyleSheet();
  look.replaceSync(
    [...all.cssRules]
      .filter(isLook)
      .map(({ cssText }) => cssText)
      .join(''),
  );
  document.adoptedStyleSheets = [look];
};

/** The owner's new colour or font shows at once, without a reload. The layout is a class and follows by itself. */
export const useLiveLook = (look: string): void => {
  const shown = useRef(look);
  useEffect(() => {
    if (shown.current === look) return;
    shown.current = look;
    // The old look is still a look; the next change or visit brings the new one.
    adoptLook().catch(() => {});
  }, [look]);
};
