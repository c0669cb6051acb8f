import { type KeyboardEvent, useEffect, useRef } from 'react';
import { directionOf } from '#core/i18n/locale.ts';
import { useGuestLanguage } from '../language/guest-language.tsx';
import { menuTexts } from '../texts/menu.texts.ts';
import type { GuestSection } from './guest-menu.ts';
import { inLanguage } from './in-language.tsx';
import { sectionAnchor } from './menu-section.tsx';
import { useCurrentSection } from './use-current-section.ts';

/** Plain links, so they work without the script; with it they scroll smoothly, follow reading and take arrow keys. */
export const SectionTabs = ({ sections }: { sections: readonly GuestSection[] }) => {
  const { locale, text: t } = useGuestLanguage();
  const bar = useRef<HTMLElement>(null);
  const { current, goTo } = useCurrentSection(sections.length);

  const centred = useRef(0);
  useEffect(() => {
    // The first tab is in place from the start.
    if (centred.current === current) return;
    centred.current = current;
    const tab = bar.current?.children[current];
    if (!bar.current || !(tab instanceof HTMLElement)) return;
    const [outer, inner] = [bar.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    // Only the bar moves: scrollIntoView would scroll the page too.
    bar.current.scrollBy({ left: inner.left + inner.width / 2 - outer.left - outer.width / 2 });
  }, [current]);

  const onKeyDown = (event: KeyboardEvent) => {
    const forward = directionOf(locale) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = directionOf(locale) === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const tabs = [...(bar.current?.children ?? [])];
    const focused = document.activeElement ? tabs.indexOf(document.activeElement) : -1;
    const targets: Record<string, number> = {
      [forward]: focused + 1,
      [backward]: focused - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[targets[event.key] ?? -1];
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <nav className="tabs" aria-label={t(menuTexts.sections)} ref={bar} onKeyDown={onKeyDown}>
      {sections.map((section, index) => (
        <a
          key={section.id}
          {...inLanguage(section.lang)}
          href={`#${sectionAnchor(index)}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            goTo(index);
          }}
        >
          {section.name}
        </a>
      ))}
    </nav>
  );
};
