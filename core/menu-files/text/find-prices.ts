import { limits } from '../../values/limits.ts';
import { type Agorot, toAgorot } from '../../values/money.ts';
import { isSizeWord } from './words.ts';

export type FoundPrice = { amount: Agorot; label: string | null };
export type FoundPrices = {
  /** Several are those of sizes; none when there is only a currency sign. */
  prices: FoundPrice[];
  before: string;
  after: string;
  /** A currency stands with it, or it ends the line as prices do. */
  isSure: boolean;
  hasCurrency: boolean;
};

const currency = String.raw`₪|💰|ש["״'׳”]{1,2}ח(?!\p{L})|שח(?!\p{L})|שקלים(?!\p{L})|שקל(?!\p{L})|nis(?!\p{L})|ils(?!\p{L})`;
const numberPattern = new RegExp(
  String.raw`(?<first>(?:${currency})\s?)?(?<digits>\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,5}(?:[.,]\d{1,2})?)(?<tail>\.-|,-|/-|\.–)?(?<last>\s?(?:${currency}))?`,
  'giu',
);
const currencyAlone = new RegExp(`(?:${currency})`, 'iu');
/** Phones, dates and times: their digits are no prices. */
const notPrices = [
  /(?<!\d)(?:\+?972[- ]?\d|0\d)\d?[- ]?\d{3}[- ]?\d{3,4}(?!\d)/g,
  /(?<!\d)(?:\*\d{4}|1[- ]?[78]00[- ]?\d{3}[- ]?\d{3})(?!\d)/g,
  /(?<!\d)\d{1,2}[./]\d{1,2}[./]\d{2,4}(?!\d)/g,
  /(?<!\d)\d{1,2}:\d{2}(?!\d)/g,
];
/** A letter that no text has. */
const masked = '\ue000';
const unit =
  /^\s?(?:%|[x×]|(?:גרם|גר|ג|קג|ק["״]ג|קילו|ליטר|מ["״]ל|מל|ס["״]מ|יח|יחידות|יחידה|כדורים|כדור|פרוסות|נתחים|דקות|שעות|סועדים|איש|אנשים|מנות|סוגים|כוסות|g|gr|grams?|kg|ml|cl|l|oz|lb|cm|pcs?|pieces?|units?|slices?|skewers?|scoops?|people|persons?|hours?|hrs?|min|minutes|am|pm)['׳"״.]?(?!\p{L}))/iu;

type Candidate = { start: number; end: number; amount: Agorot; hasCurrency: boolean };

const toNumber = (digits: string): number =>
  Number(/,\d{3}(?:$|[.,])/.test(digits) ? digits.replaceAll(',', '') : digits.replace(',', '.'));

const isYear = (digits: string): boolean => /^(?:19|20)\d\d$/.test(digits);
const inBrackets = (text: string, start: number, end: number): boolean =>
  text[start - 1] === '(' && text[end] === ')';

const findCandidates = (text: string): Candidate[] => {
  const found: Candidate[] = [];
  for (const match of text.matchAll(numberPattern)) {
    const { first = '', digits = '', last = '' } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const hasCurrency = first !== '' || last !== '';
    const value = toNumber(digits);
    if (value > limits.priceShekels) continue;
    const before = text[start - 1] ?? ' ';
    const after = text.slice(end, end + 14);
    if (/[\d.,:\ue000]/.test(before) || /^(?:[\d:\ue000]|[.,]\d)/.test(after)) continue;
    const isLoose =
      !/[\p{L}#+]/u.test(before) &&
      !/^\p{L}/u.test(after) &&
      !unit.test(after) &&
      !/^0\d/.test(digits) &&
      !isYear(digits) &&
      value > 0 &&
      !/[x×]\s?$/.test(text.slice(Math.max(0, start - 2), start)) &&
      !inBrackets(text, start, end);
    if (hasCurrency || isLoose) found.push({ start, end, amount: toAgorot(value), hasCurrency });
  }
  return found;
};

const isTrailing = (text: string, end: number): boolean =>
  /^[\s.,;:!*|)\]\-–—]*$/.test(text.slice(end, end + 40));
/** What may stand between the prices of two sizes, besides their names. */
const betweenPrices = (gap: string): string => gap.replace(/[\s/|\\,()\-–—:.]+/g, ' ').trim();

const isLabel = (text: string, isParted: boolean): boolean =>
  text === '' || isSizeWord(text) || (isParted && text.length <= 15 && !/\d/.test(text));

/** Whether two prices that follow each other are those of two sizes. */
const areOneChain = (text: string, one: Candidate, next: Candidate, sizeCount: number): boolean => {
  const gap = text.slice(one.end, next.start);
  if (gap.length > 24) return false;
  const isParted = gap.includes('/') || gap.includes('|') || gap.includes('\\');
  const words = betweenPrices(gap);
  if (isParted) return isLabel(words, true);
  if (words !== '') return isSizeWord(words);
  if (one.hasCurrency && next.hasCurrency) return true;
  if (sizeCount > 1) return true;
  const isWide = gap.includes('\t') || gap.includes('  ');
  return isWide && one.amount < next.amount && next.amount <= one.amount * 4;
};

const chooseAnchor = (text: string, candidates: readonly Candidate[]): number => {
  const paid = candidates.findLastIndex(({ hasCurrency }) => hasCurrency);
  if (paid >= 0) return paid;
  const last = candidates.length - 1;
  const lastEnd = candidates[last]?.end ?? 0;
  const rest = text.slice(lastEnd).replace(/[()]/g, ' ').trim();
  if (isTrailing(text, lastEnd) || (rest.length <= 12 && isSizeWord(rest))) return last;
  if (/^[\s\-–—]*$/.test(text.slice(0, candidates[0]?.start))) return 0;
  return candidates.findLastIndex(
    ({ start, end }) =>
      /[-–—:|\t]\s*$|\.{2,}\s*$/.test(text.slice(Math.max(0, start - 4), start)) ||
      /^\s*(?:[-–—|]\s|\t|,\s)/.test(text.slice(end, end + 3)),
  );
};

/** The name before each price, or after it, and what is left of the text around them. */
const nameSizes = (text: string, chain: readonly Candidate[]) => {
  const [head, tail] = [chain[0], chain.at(-1)];
  let before = text.slice(0, head?.start);
  let after = text.slice(tail?.end);
  const labels: (string | null)[] = chain.map(() => null);
  if (chain.length > 1) {
    const lastWord = /(?:^|[\s(\-–—|,:])([^\s(\-–—|,:]+)[\s:=\-–—]*$/.exec(before.slice(-24))?.[1] ?? '';
    const isNamedBefore = lastWord !== '' && isSizeWord(lastWord);
    chain.slice(1).forEach((next, index) => {
      const gap = text.slice(chain[index]?.end, next.start);
      const [left = '', right] = gap.split(/[/|\\]/);
      const [mine, theirs] = [betweenPrices(left), betweenPrices(right ?? '')];
      if (right === undefined) labels[isNamedBefore ? index + 1 : index] = mine || null;
      else {
        labels[index] ??= mine || null;
        labels[index + 1] = theirs || null;
      }
    });
    if (isNamedBefore) {
      labels[0] = lastWord;
      before = before.slice(0, before.lastIndexOf(lastWord));
    } else if (labels[0] && !labels.at(-1)) {
      const word = /^[\s(]*([^\s()]+)\)?/.exec(after)?.[1] ?? '';
      labels[labels.length - 1] = word || null;
      if (word) after = after.slice(after.indexOf(word) + word.length).replace(/^\)/, '');
    }
  }
  return { before, after, labels };
};

/** The price of a line, or the prices of its sizes; null when it names none. */
export const findPrices = (line: string, sizeCount: number): FoundPrices | null => {
  const text = notPrices.reduce(
    (masking, pattern) => masking.replace(pattern, (found) => masked.repeat(found.length)),
    line,
  );
  const candidates = findCandidates(text);
  const anchor = candidates.length > 0 ? chooseAnchor(text, candidates) : -1;
  const price = candidates[anchor];
  if (!price) {
    const sign = currencyAlone.exec(text);
    if (!sign) return null;
    const end = sign.index + sign[0].length;
    return {
      prices: [],
      before: line.slice(0, sign.index),
      after: line.slice(end),
      isSure: false,
      hasCurrency: true,
    };
  }
  // A line that holds a phone or a date is no dish because of a number somewhere in it.
  if (!price.hasCurrency && text.includes(masked.repeat(7))) return null;
  let from = anchor;
  let to = anchor;
  const linked = (one: number) => {
    const [a, b] = [candidates[one], candidates[one + 1]];
    return a !== undefined && b !== undefined && areOneChain(text, a, b, sizeCount);
  };
  while (linked(from - 1)) from -= 1;
  while (linked(to)) to += 1;
  const chain = candidates.slice(from, to + 1);
  const { before, after, labels } = nameSizes(line, chain);
  const hasCurrency = chain.some((each) => each.hasCurrency);
  return {
    prices: chain.map(({ amount }, index) => ({ amount, label: labels[index] ?? null })),
    before,
    after,
    isSure: hasCurrency || isTrailing(text, chain.at(-1)?.end ?? 0),
    hasCurrency,
  };
};

/** Opening hours, a phone, a date. */
export const namesTimeOrPhone = (line: string): boolean =>
  notPrices.some((pattern) => line.search(pattern) >= 0);
