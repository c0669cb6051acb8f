import { type GuestLocale, languageNames, localeParameter } from '#core/i18n/locale.ts';
import { translate } from '#core/i18n/text.ts';
import { pageTexts } from '../texts/page.texts.ts';

type LanguageLinksProps = { locale: GuestLocale; others: readonly GuestLocale[] };

/** What the server renders into the language menu: plain links, which need no script. */
export const LanguageLinks = ({ locale, others }: LanguageLinksProps) => (
  <details>
    <summary aria-label={translate(locale, pageTexts.languages)}>
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
