import { type FoundPrices, findPrices, type PriceSide } from './find-prices.ts';
import { namesPhoneOrDate, namesTime } from './found-numbers.ts';
import type { SourceLine } from './lines/source-line.ts';
import { hasHebrew, isHouseNote, isKnownSection, isPlural, isSizeWord } from './words.ts';

export type LineKind =
  | { kind: 'blank' }
  | { kind: 'rule' }
  | { kind: 'note' }
  | { kind: 'price'; found: FoundPrices }
  /** `sizes`: the line may also be read as the sizes of a dish that is named above it. */
  | { kind: 'dish'; found: FoundPrices; sizes: FoundPrices | null }
  /** It names a time: a heading, or when something is served. */
  | { kind: 'timed' }
  | { kind: 'plain' };

const onlyPrice = /^[\s\-–—:|.()*]*(?:(?:מחיר|price)[\s:]*)?$/i;
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

/** `Pita 36 / Plate 62` */
const asSizes = (found: FoundPrices): FoundPrices | null => {
  const [first, ...others] = found.prices;
  const name = found.before.trim();
  if (!first || others.length === 0 || first.label || !/^[^\s,]{1,15}$/.test(name) || found.after.trim())
    return null;
  if (!others.every(({ label }) => label && !isSizeWord(label))) return null;
  return { ...found, prices: [{ ...first, label: name }, ...others], before: '' };
};

const kindOfUnpriced = (text: string): 'note' | 'timed' | 'plain' => {
  if (namesPhoneOrDate(text) || !hasLetters(text)) return 'note';
  return namesTime(text) ? 'timed' : 'plain';
};

export const kindOf = (line: SourceLine, sizeCount: number, side: PriceSide): LineKind => {
  if (line.isBlank) return { kind: 'blank' };
  if (line.isRule) return { kind: 'rule' };
  if (line.isTooLong || isHouseNote(line.text)) return { kind: 'note' };
  // `Kids 3-10`
  if (/\s\d{1,2}[-–]\d{1,2}$/.test(line.text) && isKnownSection(line.text)) return { kind: 'plain' };
  const found = findPrices(line.text, sizeCount, side);
  if (!found) return { kind: kindOfUnpriced(line.text) };
  const isBare = onlyPrice.test(found.before) && onlyPrice.test(found.after);
  if (!isBare && !hasLetters(found.before + found.after)) return { kind: 'note' };
  // A sign alone says nothing; `market price` alone is of the dish above it.
  if (isBare)
    return found.prices.length > 0 || !found.hasCurrency ? { kind: 'price', found } : { kind: 'note' };
  return { kind: 'dish', found, sizes: asSizes(found) };
};

const isCapitals = (text: string): boolean =>
  /[A-Z]{2}/.test(text) && text === text.toUpperCase() && !hasHebrew(text);

/** A sentence or a list of ingredients rather than a heading. */
export const readsLikeText = (line: SourceLine): boolean =>
  /[,،;]/.test(line.text.replace(/\([^()]{0,60}\)/g, '')) || isSentence(line);
/** `tomato, cucumber, feta`: what a dish is made of, not its name. */
export const readsLikeParts = (text: string, beginsSmall: boolean): boolean =>
  beginsSmall ||
  ((text.split('|')[0] ?? '').replace(/\([^()]{0,60}\)/g, '').match(/[,،;]\s/g)?.length ?? 0) > 1;
/** It cannot be a heading, though one may hold a comma. */
export const isSentence = ({ text, beginsSmall }: SourceLine): boolean => {
  // Of a heading in two languages each has its own length.
  const longest = text
    .split(/\t|\s\|\s| {3,}/)
    .reduce((one, other) => (other.length > one.length ? other : one), '');
  const words = longest.split(/\s+/);
  return beginsSmall || /\.$|^\(/.test(text) || words.length > 8 || words.join(' ').length > 55;
};

/** `Prime Cuts`: a capital for each word that is not a small one. */
export const isTitled = (text: string): boolean =>
  /^[A-Z]/.test(text) && !/(?:^|\s)[a-z]\p{L}{3,}/u.test(text);

/** `Mains - choose chicken, beef (+6) or shrimps (+14)`: the name of a kind of food, and what is said of all of it. */
export const beginsWithHeading = (text: string): boolean => {
  const head = /^[^,.]{3,30}?(?=\s[-–—]\s|:\s|\s\()/.exec(text)?.[0] ?? '';
  return isKnownSection(head) || isPlural(head);
};

/** Says by its form that it is a heading. */
export const isMarkedHeading = (line: SourceLine, isUnderlined: boolean): boolean =>
  isUnderlined ||
  (/[:：]$/.test(line.text) && line.text.length <= 60) ||
  (!readsLikeText(line) && (line.isOrnate || isCapitals(line.text) || isKnownSection(line.text))) ||
  (line.isOrnate && line.text.length <= 45 && !line.text.includes(','));
