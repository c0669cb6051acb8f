import type { Locale } from '#core/i18n/locale.ts';
import { type Text, translatorFor } from '#core/i18n/text.ts';
import { matchPath } from '#web/lib/router/match-path.ts';
import { pageTexts } from './page.texts.ts';
import type { ScriptStart } from './start-scripts.ts';

/** What the document's head needs of a page before the page itself is loaded. Every route carries one. */
export type PageInfo = {
  /** Source of the page, from the project root: the name of its chunks in the asset list. */
  module: `web/app/${string}`;
  title: Text;
  /** Of its parts that have a title of their own: from the part to the whole, by their paths. */
  partTitles?: Readonly<Record<string, readonly Text[]>>;
  /** The title already names the product. */
  titleIsWhole?: true;
  /** Owner screens may be dark and are not for search engines; marketing is light. */
  audience: 'visitor' | 'owner';
  scripts: ScriptStart;
  status?: 404;
};

export type PageHead = Pick<PageInfo, 'audience' | 'scripts'> & { title: string };
export type DescribedHead = PageHead & { description: string };

export const headOf = (info: PageInfo, locale: Locale, path: string): PageHead => {
  const text = translatorFor(locale);
  // Titles take no values.
  const plain = text as (value: Text) => string;
  const part = Object.entries(info.partTitles ?? {}).find(([pattern]) => matchPath(pattern, path));
  const page = (part?.[1] ?? [info.title]).map(plain).join(' · ');
  return {
    title: info.titleIsWhole ? page : text(pageTexts.titleOf, { page }),
    audience: info.audience,
    scripts: info.scripts,
  };
};
