import type { TranslatedText } from './translations-query.ts';

/** The restaurant, the menu, a section or a dish, with its texts in the order of the page. */
export type TextPart = {
  readonly key: string;
  readonly of: TranslatedText['of'];
  readonly texts: readonly TranslatedText[];
};

export const partsOf = (texts: readonly TranslatedText[]): TextPart[] => {
  const parts = new Map<string, TextPart & { texts: TranslatedText[] }>();
  for (const text of texts) {
    const key = `${text.of} ${text.id ?? ''}`;
    const part = parts.get(key) ?? { key, of: text.of, texts: [] };
    parts.set(key, part);
    part.texts.push(text);
  }
  return [...parts.values()];
};

/** More texts than this are rendered only where they are visible. */
const manyTexts = 150;
export const isLong = (texts: readonly TranslatedText[]): boolean => texts.length > manyTexts;

/** What a part will measure, near enough for the scroll bar. */
export const heightOf = ({ texts }: TextPart): number =>
  texts.reduce((sum, { kind }) => sum + (kind === 'description' ? 132 : 64), 40);
