import { limits } from '../../values/limits.ts';
import { type Agorot, toAgorot } from '../../values/money.ts';
import { isAddOn, isSizeWord } from './words.ts';

/** A number that may be a price. */
export type FoundNumber = {
  start: number;
  end: number;
  amount: Agorot;
  hasCurrency: boolean;
  /** Between brackets with other words: `(extra 15)`. */
  isAside: boolean;
};

/** A word is one only where no letter touches it: `משקל` and `cocktails` hold none. */
const currency = String.raw`₪|💰|(?<!\p{L})(?:ש["״'׳”]{1,2}ח|שח|שקלים|שקל|nis|ils)(?!\p{L})`;
const digits = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,5}(?:[.,]\d{1,2})?`;
/** In `for 2 ₪ 138` the sign belongs to what follows it, in `72 ₪ 250 g` to what stands before. */
const isOfOther = String.raw`(?!\s?\d{1,5}(?:[.,]\d{1,2})?\s?(?:$|[/|,)\-–—]))`;
const numberPattern = new RegExp(
  String.raw`(?<first>(?:${currency})\s?)?(?<digits>${digits})(?<tail>\.-|,-|/-|\.–)?(?<last>(?:${currency})|\s(?:${currency})${isOfOther})?`,
  'giu',
);
const currencyAlone = new RegExp(`(?:${currency})`, 'iu');
export const findCurrency = (text: string): { start: number; end: number } | null => {
  const found = currencyAlone.exec(text);
  return found && { start: found.index, end: found.index + found[0].length };
};

/** A letter that no text has. */
const masked = '\ue000';
const phones = [
  /(?<!\d)(?:\+?972[- ]?\d|0\d)\d?[- ]?\d{3}[- ]?\d{3,4}(?!\d)/g,
  /(?<!\d)(?:\*\d{4}|1[- ]?[78]00[- ]?\d{3}[- ]?\d{3})(?!\d)/g,
];
const dates = [
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])[./](?:\d{4}|\d{2})(?!\d)/g,
  /(?<=(?:שישי|שבת|ראשון|שני|שלישי|רביעי|חמישי|תאריך|date|[a-z]day) )(?:0?[1-9]|[12]\d|3[01])[./](?:0?[1-9]|1[0-2])(?![\d/])/gi,
];
const times = [/(?<!\d)\d{1,2}:\d{2}(?!\d)/g];
/** What else is counted on a menu: `age 12`, `12-17`, `1+1`, `1/2`. */
const otherCounts = [
  /(?<=(?:גיל|גילאי|מגיל|עד|מתחת ל|age|ages|aged|under|below|over|up to|until|after|no\.|מס['׳])[ -]?)\d{1,3}(?:[-–]\d{1,3})?(?![\d₪]|\s?(?:₪|ש))/gi,
  /(?<![\d.,])\d for (?:\d|the)(?!\d)/gi,
  /(?<![\d.,])\d{1,2}[-–]\d{1,2}(?=\s?[\p{L})])/gu,
  /(?<![\d.,])\d\+\d(?!\d)/g,
  /(?<![\d.,/])[13]\/[2348](?![\d/])/g,
];
const blank = (found: string): string => masked.repeat(found.length);
const maskAll = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((masking, pattern) => masking.replace(pattern, blank), text);
/** The text with everything masked whose digits are no prices; as long as it was. */
export const maskCounts = (line: string): string =>
  maskAll(line, [...phones, ...dates, ...times, ...otherCounts]);

export const namesTime = (line: string): boolean => times.some((pattern) => line.search(pattern) >= 0);
export const namesPhoneOrDate = (line: string): boolean =>
  [...phones, ...dates].some((pattern) => line.search(pattern) >= 0);

const unit =
  /^["״”](?!\p{L})|^\s?(?:%|[x×]|(?:גרם|גר|ג|קג|ק["״]ג|קילו|ליטר|מ["״]ל|מל|ס["״]מ|יח|יחידות|יחידה|כדורים|כדור|פרוסות|נתחים|דקות|שעות|שנים|שנה|ימים|סועדים|איש|אנשים|מנות|סוגים|כוסות|g|gr|grams?|kg|ml|cl|l|oz|lb|cm|pcs?|pieces?|units?|slices?|skewers?|scoops?|people|persons?|hours?|hrs?|min|minutes|years?|days?|am|pm)['׳"״.]?(?!\p{L}))/iu;

const toNumber = (written: string): number =>
  Number(/,\d{3}(?:$|[.,])/.test(written) ? written.replaceAll(',', '') : written.replace(',', '.'));

const isYear = (written: string): boolean => /^(?:19|20)\d\d$/.test(written);
const isWholeBracket = (text: string, start: number, end: number): boolean =>
  text[start - 1] === '(' && text[end] === ')';

/** What the brackets say in which a letter stands, when they are closed again. */
const bracketed = (text: string): ((at: number) => string | null) => {
  const spans: { from: number; to: number }[] = [];
  let open = -1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') open = at;
    else if (text[at] === ')' && open >= 0) {
      spans.push({ from: open, to: at });
      open = -1;
    }
  }
  return (at) => {
    const span = spans.find(({ from, to }) => at > from && at < to);
    return span ? text.slice(span.from + 1, span.to) : null;
  };
};
/** `ב-2 ביצים`, but not `ב-19` at the end: what it counts would follow. */
const countsByPrefix = (text: string, start: number, end: number): boolean => {
  const prefix = /(?:^|[\s(])([בהוכלמש])[-–]$/.exec(text.slice(Math.max(0, start - 3), start))?.[1];
  return prefix !== undefined && !('במ'.includes(prefix) && /^[\s.!*)]*$/.test(text.slice(end, end + 40)));
};
const namesSize = (text: string): boolean => text.split(/[\s/,|]+/).some(isSizeWord);

/** Those of a masked text that may be prices. A number without a currency is one only where nothing says what it counts. */
export const findNumbers = (text: string): FoundNumber[] => {
  const asideAt = text.includes('(') && text.length <= 400 ? bracketed(text) : () => null;
  const found: FoundNumber[] = [];
  for (const match of text.matchAll(numberPattern)) {
    const { first = '', digits: written = '', last = '' } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const hasCurrency = first !== '' || last !== '';
    const value = toNumber(written);
    if (value > limits.priceShekels) continue;
    const before = text[start - 1] ?? ' ';
    const after = text.slice(end, end + 14);
    if (/[\d.,:\ue000]/.test(before) || /^(?:[\d:\ue000]|[.,]\d)/.test(after)) continue;
    const isLoose =
      !/[\p{L}#]/u.test(before) &&
      !/^\p{L}/u.test(after) &&
      !unit.test(after) &&
      !/^0\d/.test(written) &&
      !isYear(written) &&
      // `0.5` is half a litre.
      value >= 1 &&
      !/[x×]\s?$/.test(text.slice(Math.max(0, start - 3), start)) &&
      !countsByPrefix(text, start, end) &&
      !isWholeBracket(text, start, end);
    const aside = asideAt(start);
    // `(gluten free +4)`, `(aged 28 days)`
    if (aside !== null && (before === '+' || isAddOn(aside) || !(hasCurrency || namesSize(aside)))) continue;
    // `(supplement 25 NIS)` alone is no price of the dish.
    if (aside !== null && !namesSize(aside) && /\p{L}{3}/u.test(aside.replace(match[0], ''))) continue;
    if (hasCurrency || isLoose)
      found.push({ start, end, amount: toAgorot(value), hasCurrency, isAside: aside !== null });
  }
  return found;
};

/** A phone or a date that the mask hides. */
export const hidesMuch = (text: string): boolean => text.includes(masked.repeat(7));
