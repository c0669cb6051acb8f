import type { FoundNumber } from './found-numbers.ts';
import { isSizeWord } from './words.ts';

/** What may stand between the prices of two sizes, besides their names. */
const betweenPrices = (gap: string): string =>
  gap
    .replace(/[\s/|\\,()\-–—:]|\.(?!\d)/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** `0.5`, `1/3`, `12 pcs`: digits that are left between two prices, or masked, count something. */
const counted = String.raw`(?:\d{1,4}(?:[.,]\d{1,2})?|\d[/⁄]\d|\ue000{3})(?:\s?\p{L}{1,8}["״'׳]?\p{L}?)?`;
const wholeCount = new RegExp(`^${counted}$`, 'u');
const isCount = (text: string): boolean => wholeCount.test(text);
const countAtEnd = new RegExp(String.raw`(?:^|[\s(,])(${counted})[\s:=\-–—]*$`, 'u');
/** The stroke of `1/3` parts no prices. */
const withFractions = (text: string): string => text.replace(/(?<![\d.])([123])\/([234])(?!\d)/g, '$1⁄$2');

const isLabel = (text: string): boolean => text === '' || text.length <= 15;
const isOwnColumn = (gap: string): boolean => /^\s*(?:\t| {2})\s*\S{1,15}\s*(?:\t| {2})\s*$/.test(gap);
export const isWide = (gap: string): boolean => gap.includes('\t') || gap.includes('  ');

/** Whether two prices that follow each other are those of two sizes. */
export const areOneChain = (
  text: string,
  one: FoundNumber,
  next: FoundNumber,
  sizeCount: number,
): boolean => {
  const gap = text.slice(one.end, next.start);
  // Brackets that end between them held something else.
  if (gap.length > 24 || (gap.includes(')') && !gap.includes('('))) return false;
  const isParted = gap.includes('/') || gap.includes('|') || gap.includes('\\');
  const words = betweenPrices(gap);
  // Of `6 / 12 pcs` neither is a price; each price of `6 pcs 38 / 12 pcs 68` has its count.
  if (/[\d\ue000]/.test(words))
    return (
      isCount(words) &&
      (isParted || /[,\ue000]/.test(gap)) &&
      (one.hasCurrency || countAtEnd.test(text.slice(Math.max(0, one.start - 24), one.start)))
    );
  if (isParted) return isLabel(words);
  // `slice   26   whole   180`
  if (words !== '') return isSizeWord(words) || isOwnColumn(gap);
  if (one.hasCurrency && next.hasCurrency) return true;
  if (sizeCount > 1) return true;
  if (!isWide(gap) || one.amount > next.amount) return false;
  // In columns of their own a glass and a bottle; beside its name it may be the years of a whisky.
  return next.amount <= one.amount * 4 || isWide(text.slice(Math.max(0, one.start - 2), one.start));
};

/** The name before each price, or after it, and what is left of the text around them. */
export const nameSizes = (line: string, chain: readonly FoundNumber[]) => {
  const text = withFractions(line);
  const [head, tail] = [chain[0], chain.at(-1)];
  let before = text.slice(0, head?.start);
  let after = text.slice(tail?.end);
  const labels: (string | null)[] = chain.map(() => null);
  if (chain.length > 1) {
    const lastWord = /(?:^|[\s(\-–—|,:])([^\s()\-–—|,:]+)\)?[\s:=\-–—]*$/.exec(before.slice(-24))?.[1] ?? '';
    // `small / large` at the end of the name names all of them.
    const isList = /\/\s?[^\s/]+[\s:=\-–—]*$/.test(before.slice(-40));
    const gaps = chain.slice(1).map((next, index) => text.slice(chain[index]?.end, next.start));
    // `Stella 0.3 - 26 / 0.5 - 32`
    const count = gaps.every((gap) => isCount(betweenPrices(gap)))
      ? countAtEnd.exec(before.slice(-24))?.[1]
      : '';
    const isColumn = gaps.every(isOwnColumn) && isWide(before.trim());
    const firstName = count || (isSizeWord(lastWord) || isColumn ? lastWord : '');
    const isNamedBefore = firstName !== '' && !isList;
    chain.slice(1).forEach((next, index) => {
      const gap = text.slice(chain[index]?.end, next.start);
      const [left = '', right] = gap.split(/[/|\\]/);
      const [mine, theirs] = [betweenPrices(left), betweenPrices(right ?? '')];
      if (right === undefined)
        labels[isNamedBefore || !/\p{L}/u.test(after) ? index + 1 : index] = mine || null;
      else {
        labels[index] ??= mine || null;
        labels[index + 1] = theirs || null;
      }
    });
    if (isNamedBefore) {
      labels[0] = firstName;
      before = before.slice(0, before.lastIndexOf(firstName)).replace(/\($/, '');
    } else if (labels[0] && !labels.at(-1)) {
      const word = /^[\s(]*([^\s()]+)\)?/.exec(after)?.[1] ?? '';
      labels[labels.length - 1] = word || null;
      if (word) after = after.slice(after.indexOf(word) + word.length).replace(/^\)/, '');
    }
  }
  return {
    before: before.replaceAll('⁄', '/'),
    after: after.replaceAll('⁄', '/'),
    labels: labels.map((label) => label?.replaceAll('⁄', '/') ?? null),
  };
};
