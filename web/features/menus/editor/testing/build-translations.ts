import type { Answer } from '#web/lib/api/call.ts';

type Translations = Answer<'GET /menus/:menuId/translations/:language'>;
type Text = Translations['texts'][number];

export const buildText = (key: string, overrides: Partial<Text> = {}): Text => ({
  key,
  text: '',
  main: 'פיצה',
  max: 80,
  of: 'dish',
  kind: 'name',
  ...overrides,
});

/** A Hebrew menu of two dishes, of whose seven texts one is translated. */
export const buildTranslations = (overrides: Partial<Translations> = {}): Translations => {
  const section = { id: 'a'.repeat(24), section: 'ראשונות' };
  const pizza = { id: 'b'.repeat(24), section: 'ראשונות', dish: 'פיצה' };
  const soup = { id: 'c'.repeat(24), section: 'ראשונות', dish: 'מרק' };
  return {
    mainLanguage: 'he',
    language: 'en',
    texts: [
      buildText('restaurant/name', { of: 'restaurant', main: 'הדקל', text: 'Palm' }),
      buildText('section/a/name', { ...section, of: 'section', main: 'ראשונות' }),
      buildText('dish/b/name', { ...pizza }),
      buildText('dish/b/description', { ...pizza, kind: 'description', main: 'מהטאבון', max: 1_000 }),
      buildText('dish/b/size/גדולה', { ...pizza, kind: 'size', main: 'גדולה' }),
      buildText('dish/c/name', { ...soup, main: 'מרק' }),
      buildText('dish/c/size/גדולה', { ...soup, kind: 'size', main: 'גדולה' }),
    ],
    languages: [
      { language: 'en', missing: 6, isOffered: false },
      { language: 'ar', missing: 7, isOffered: false },
      { language: 'ru', missing: 0, isOffered: true },
    ],
    ...overrides,
  };
};
