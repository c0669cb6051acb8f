import { directionOf, type GuestLocale } from '#core/i18n/locale.ts';

/** Attributes of a text that is not in the page's language. */
export const inLanguage = (lang: GuestLocale | undefined) => lang && { lang, dir: directionOf(lang) };

type Named = {
  readonly name: string;
  readonly shown?: string | undefined;
  readonly lang?: GuestLocale | undefined;
};

/** What a guest sees of a size, a group or an option; orders use its name. */
export const LocalizedName = ({ of: { name, shown = name, lang } }: { of: Named }) => (
  <span {...inLanguage(lang)}>{shown}</span>
);
