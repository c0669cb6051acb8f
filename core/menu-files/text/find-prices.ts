import { type Agorot, agorot } from '../../values/money.ts';
import { type FoundNumber, findCurrency, findNumbers, hidesMuch, maskCounts } from './found-numbers.ts';
import { areOneChain, isWide, nameSizes } from './price-chain.ts';
import { findPriceWords } from './price-words.ts';
import { isSizeWord } from './words.ts';

export type FoundPrice = { amount: Agorot; label: string | null };
export type FoundPrices = {
  /** Several are those of sizes; none when there is only a currency sign. */
  prices: FoundPrice[];
  before: string;
  after: string;
  /** A currency stands with it, or it stands where prices do. */
  isSure: boolean;
  hasCurrency: boolean;
  /** `+12` */
  isAdded: boolean;
  /** Each stands in a column of its own. */
  areColumns: boolean;
};

const isTrailing = (text: string, end: number): boolean =>
  /^[\s.,;:!*|)\]\-–—]*$/.test(text.slice(end, end + 40));
/** Where the prices of a menu stand in their lines, as most of its lines show. */
export type PriceSide = 'start' | 'middle' | 'end' | 'unknown';

const isLeading = (text: string, { start }: FoundNumber): boolean =>
  /^[\s\-–—]*$/.test(text.slice(Math.max(0, start - 40), start)) && start <= 40;

/** `6 each`, `48 per 100 g`, `35 לסועד` */
const isPer = (rest: string): boolean =>
  /^(?:each|ea\.?|p\.?p\.?|per\s\S.{0,15}|\/\s?(?:100|1)?\s?(?:g|gr|גרם|גר['׳]?|ג['׳]|kg|ק["״]ג|קילו|יח['׳]?|pc)|ל[-\p{L}\d][\p{L}\d ]{1,12})$/iu.test(
    rest,
  );

const chooseAnchor = (text: string, all: readonly FoundNumber[], side: PriceSide): number => {
  const isPrice = all.some(({ isAside }) => !isAside) ? (each: FoundNumber) => !each.isAside : () => true;
  const paid = all.findLastIndex((each) => each.hasCurrency && isPrice(each));
  if (paid >= 0) return paid;
  const first = all.findIndex(isPrice);
  const startsLine = all[first] !== undefined && isLeading(text, all[first]);
  if (side === 'start' && startsLine) return first;
  const last = all.findLastIndex(isPrice);
  const lastEnd = all[last]?.end ?? 0;
  const rest = text
    .slice(lastEnd)
    .replace(/\([^()]{0,60}\)/g, ' ')
    .replace(/[()]/g, ' ')
    .trim();
  if (isTrailing(text, lastEnd) || rest === '' || isPer(rest) || (rest.length <= 12 && isSizeWord(rest)))
    return last;
  const namesTime = text.includes('\ue000');
  if (side === 'unknown' && startsLine) return first;
  if (side === 'middle' && first === last && !startsLine) return first;
  return all.findLastIndex(
    (each) =>
      isPrice(each) &&
      (/[-–—:|\t]\s*$|\.{2,}\s*$/.test(text.slice(Math.max(0, each.start - 4), each.start)) ||
        // `from 10:00 at Main Street 8, Haifa` is a sentence.
        /^\s*(?:[-–—|]\s|\t|,\s)/.test(
          text.slice(each.end, each.end + 3).replace(',', namesTime ? '' : ','),
        )),
  );
};

/** `Macallan 12 88`: either may be the price, and nothing says which. */
const isDoubtful = (text: string, all: readonly FoundNumber[], from: number): boolean => {
  const [left, price] = [all[from - 1], all[from]];
  if (!left || !price || left.isAside || left.hasCurrency !== price.hasCurrency) return false;
  // Two prices, of which one would be lost.
  if (left.hasCurrency) return true;
  const gap = text.slice(left.end, price.start);
  const counts = /(?:\bfor|\bno\.|\bnr\.|[-–#x×])\s?$/i.test(
    text.slice(Math.max(0, left.start - 5), left.start),
  );
  // `One slice 15, two slices 25`
  if (/^\s?[,;]/.test(gap)) return left.amount >= tooLittle;
  // `Croissant 14 filled 18`
  if (/\p{L}/u.test(gap))
    return left.start > 0 && left.amount < price.amount && left.amount * 2 >= price.amount;
  return gap.includes('/') || (/^(?: |[-–])$/.test(gap) && !counts);
};
/** Less than anything costs: it is more likely to count something. */
const tooLittle = agorot(300);

/** `Sahara 56 – rum, dates`: the only number there is, between the name and what is said of it. */
const isBeforeText = (text: string, [only, ...others]: readonly FoundNumber[]): boolean =>
  only !== undefined &&
  others.length === 0 &&
  only.amount >= tooLittle * 3 &&
  /\p{L}[^\p{L}]{0,20}$/u.test(text.slice(0, only.start)) &&
  /^\s?[-–—|]\s/.test(text.slice(only.end, only.end + 3));

const nothing = { hasCurrency: false, isAdded: false, areColumns: false };

/** The price of a line, or the prices of its sizes; null when it names none. */
export const findPrices = (
  line: string,
  sizeCount: number,
  side: PriceSide = 'unknown',
): FoundPrices | null => {
  const text = maskCounts(line);
  const numbers = findNumbers(text);
  const anchor = numbers.length > 0 ? chooseAnchor(text, numbers, side) : -1;
  const price = numbers[anchor];
  if (!price) {
    const words = findPriceWords(line);
    if (words) {
      const prices = words.isFree ? [{ amount: agorot(0), label: null }] : [];
      return { prices, before: words.before, after: '', isSure: true, ...nothing };
    }
    const sign = findCurrency(text);
    // Of `(extra 15 ₪)` it is no price.
    if (!sign || /\([^()]{0,60}$/.test(text.slice(0, sign.start))) return null;
    return {
      prices: [],
      before: line.slice(0, sign.start),
      after: line.slice(sign.end),
      isSure: false,
      ...nothing,
      hasCurrency: true,
    };
  }
  // A line that holds a phone or a date is no dish because of a number somewhere in it.
  if (!price.hasCurrency && hidesMuch(text)) return null;
  let from = anchor;
  let to = anchor;
  const linked = (one: number) => {
    const [a, b] = [numbers[one], numbers[one + 1]];
    return a !== undefined && b !== undefined && areOneChain(text, a, b, sizeCount);
  };
  // A dish has no more prices than its section has sizes: `Macallan 12 62/98`.
  while (linked(from - 1) && !(sizeCount > 1 && anchor - from >= sizeCount - 1)) from -= 1;
  while (linked(to)) to += 1;
  const chain = numbers.slice(from, to + 1);
  const { before, after, labels } = nameSizes(line, chain);
  const hasCurrency = chain.some((each) => each.hasCurrency);
  const standsAsOthers = side === 'middle' || (side === 'start' && isLeading(text, price));
  return {
    prices: chain.map(({ amount }, index) => ({ amount, label: labels[index] ?? null })),
    before,
    after,
    isSure:
      (hasCurrency && !isDoubtful(text, numbers, from)) ||
      standsAsOthers ||
      (chain.length > 1 && chain.length === sizeCount) ||
      isBeforeText(text, numbers) ||
      ((isTrailing(text.replace(/\([^()]{0,60}\)$/, ''), chain.at(-1)?.end ?? 0) ||
        isPer(text.slice(chain.at(-1)?.end).trim())) &&
        price.amount >= tooLittle &&
        !isDoubtful(text, numbers, from)),
    hasCurrency,
    areColumns: chain.slice(1).every((next, index) => isWide(text.slice(chain[index]?.end, next.start))),
    isAdded: /\+\s?$/.test(text.slice(Math.max(0, (chain[0]?.start ?? 0) - 2), chain[0]?.start)),
  };
};

/** `Can 9 | water 7`: sizes are not named so, and none costs less than the one before. */
export const cutDishes = (
  line: string,
  { prices: [first, second, ...more] }: FoundPrices,
): FoundPrices[] | null => {
  if (!first || !second || more.length > 0 || first.amount <= second.amount) return null;
  if (first.label || !second.label || isSizeWord(second.label)) return null;
  const parts = line.split(/\s[|/]\s|,\s/).flatMap((part) => findPrices(part, 0) ?? []);
  return parts.length === 2 && parts.every(({ before }) => /\p{L}/u.test(before)) ? parts : null;
};
