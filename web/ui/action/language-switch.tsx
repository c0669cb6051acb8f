import { Languages } from 'lucide-react';
import type { MouseEvent } from 'react';
import { otherLocale } from '#core/i18n/locale.ts';
import { queryInLocale } from '#web/lib/i18n/locale-address.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { asksForATab } from '#web/lib/router/link-click.ts';
import { useLocation } from '#web/lib/router/router-hooks.ts';
import { classes } from '../classes.ts';
import { uiTexts } from '../ui.texts.ts';
import { ButtonLink } from './button-link.tsx';

/**
 * Named in the language it switches to, so that its readers recognise it. A link, which works without scripts; with
 * them the page switches in place, and nothing typed is lost.
 */
export const LanguageSwitch = ({ short = false }: { short?: boolean }) => {
  const { locale, setLocale } = useLocale();
  const { search } = useLocation();
  const text = useText();
  const other = otherLocale(locale);
  const name = text(other === 'he' ? uiTexts.switchToHebrew : uiTexts.switchToEnglish);
  const switchInPlace = (event: MouseEvent) => {
    if (asksForATab(event)) return;
    event.preventDefault();
    setLocale(other);
  };
  return (
    <ButtonLink
      wholePage
      to={queryInLocale(search, other)}
      hrefLang={other}
      variant="ghost"
      icon={!short && <Languages aria-hidden="true" className="size-5" />}
      onClick={switchInPlace}
      className={short ? 'w-11 px-0!' : 'px-3!'}
    >
      {short && (
        <span lang={other} aria-hidden="true">
          {text(other === 'he' ? uiTexts.hebrewInShort : uiTexts.englishInShort)}
        </span>
      )}
      <span lang={other} className={classes(short && 'sr-only')}>
        {name}
      </span>
    </ButtonLink>
  );
};
