import { useEffect, useRef } from 'react';
import { languageNames, localeParameter } from '#core/i18n/locale.ts';
import { menuTexts } from '../texts/menu.texts.ts';
import { useGuestLanguage } from './guest-language.tsx';

/** Plain links in an element that opens by itself: who cannot read this page need not wait for its script. */
export const LanguageMenu = () => {
  const { locale, offered, text } = useGuestLanguage();
  const box = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeUnlessInside = ({ target }: Event) => {
      if (box.current && !box.current.contains(target as Node)) box.current.open = false;
    };
    document.addEventListener('click', closeUnlessInside);
    return () => document.removeEventListener('click', closeUnlessInside);
  }, []);

  const others = offered.filter((language) => language !== locale);
  if (others.length === 0) return null;
  return (
    <details className="lang" ref={box}>
      <summary aria-label={text(menuTexts.languages)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12h18M12 3a9 9 0 1 0 .1 0c-5 5-5 13 0 18 5-5 5-13 0-18" />
        </svg>
      </summary>
      <div>
        {others.map((language) => (
          <a key={language} href={`?${localeParameter}=${language}`} lang={language}>
            {languageNames[language]}
          </a>
        ))}
      </div>
    </details>
  );
};
