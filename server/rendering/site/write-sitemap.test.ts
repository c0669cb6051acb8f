import { expect, it } from 'vitest';
import { indexedPages } from '#core/pages/indexed-pages.ts';
import { writeSitemap } from './write-sitemap.ts';

const menusOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    ownerId: `owner-${n}`,
    mainLanguage: 'he' as const,
    languages: ['he' as const, 'en' as const],
  }));

it.each([0, 1, 250, 251, 600])('lists each page and each of %d menus once, in one document', (count) => {
  const pieces = [...writeSitemap('https://menta.example', indexedPages, menusOf(count))];
  const document = pieces.join('');
  const listed = [...document.matchAll(/<loc>https:\/\/menta\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const menus = menusOf(count).map(({ ownerId }) => `/public-menu/${ownerId}`);
  expect(listed).toEqual([...indexedPages, ...menus]);
  expect(document).toMatch(/^<\?xml [^\n]*\n<urlset [^\n]*\n(<url>.*<\/url>\n)+<\/urlset>\n$/);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(250 * 600);
});
