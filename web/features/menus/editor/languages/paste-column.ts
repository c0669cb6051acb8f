import type { TranslatedText } from './translations-query.ts';

type Pasted = { readonly of: TranslatedText; readonly text: string };

const sameWords = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const cut = (of: TranslatedText, cell: string): Pasted => ({ of, text: cell.trim().slice(0, of.max) });

/**
 * A column that was copied from a sheet and pasted into the translation of one text: its lines are for that text and
 * those of the same kind that follow it. Where a second column comes along, the first says what each line translates.
 * Null when it is no column: a text alone, or the several lines of a description.
 */
export const readColumn = (
  pasted: string,
  into: TranslatedText,
  texts: readonly TranslatedText[],
): Pasted[] | null => {
  const rows = pasted
    .replace(/(?:\r?\n)+$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  if (rows.length < 2) return null;
  if (rows.some((cells) => cells.length > 1)) {
    const said = new Map(rows.map(([main = '', ...rest]) => [sameWords(main), rest.find(Boolean) ?? '']));
    const matched = texts.flatMap((of) => {
      const cell = said.get(sameWords(of.main));
      return cell ? [cut(of, cell)] : [];
    });
    if (matched.length > 0) return matched;
  }
  if (into.kind === 'description') return null;
  const alike = texts.filter(({ of, kind }) => of === into.of && kind === into.kind);
  const from = alike.findIndex(({ key }) => key === into.key);
  return rows.flatMap(([cell = ''], index) => {
    const of = alike[from + index];
    // An empty cell leaves its text as it is.
    return of && cell.trim() ? [cut(of, cell)] : [];
  });
};
