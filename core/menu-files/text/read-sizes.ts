import { limits } from '../../values/limits.ts';
import { agorot, toShekels } from '../../values/money.ts';
import { tidy } from './dish-text.ts';
import type { FoundPrice } from './find-prices.ts';
import type { DraftDish } from './read-menu.ts';
import { type Defaults, isSizeWord, isVessel } from './words.ts';

type Priced = Pick<DraftDish, 'price' | 'sizes'> & {
  areNamesGuessed: boolean;
  /** `Water 8 / soda 9` */
  mayBeTwo?: boolean;
};

/** A dish has a price, and each size what it costs on top of it; the cheapest is the base. */
const priceSizes = (
  names: readonly string[],
  prices: readonly FoundPrice[],
): Omit<Priced, 'areNamesGuessed'> => {
  const amounts = prices.map(({ amount }) => amount);
  const price = agorot(Math.min(...amounts));
  const base = amounts.indexOf(price);
  return {
    price: toShekels(price),
    sizes: amounts.map((amount, index) => ({
      name: names[index] ?? String(index + 1),
      price: toShekels(agorot(amount - price)),
      isBase: index === base,
    })),
  };
};

/** `large`, `0.5`, `6 pcs` */
export const isSizeName = (name: string): boolean => name.split(' ').some(isSizeWord) || /^\d/.test(name);

const areUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

const wordsAtEnd = /[\s(]([^\s()/]+(?:\s?\/\s?[^\s()/]+)+)\)?$/;
const count = String.raw`\d{1,4}(?:\.\d)?(?:\s?\p{L}{1,8}(?:["״'׳]\p{L}?)?)?`;
const countsAtEnd = new RegExp(String.raw`[\s(](${count}(?:\s?/\s?${count})+)\)?$`, 'u');
const unitAtEnd = /\d(\s?\p{L}\S*)$/u;

/** `Latte small/large` and `Wings 6 / 12 pcs` name their sizes at their own end; `of` says how many there are. */
export const takeSizeNames = (name: string, of: number | 'any'): { name: string; sizeNames: string[] } => {
  const end = name.slice(-60);
  const isOf = (names: readonly string[]) => names.length > 1 && (of === 'any' || names.length === of);
  const byWord = wordsAtEnd.exec(end);
  const words = byWord?.[1]?.split('/').map((word) => word.trim()) ?? [];
  // As many words as prices name them, whatever they are.
  if (byWord && isOf(words) && words.every((word) => isSizeWord(word) || (of !== 'any' && word.length > 2)))
    return { name: tidy(name.slice(0, name.length - byWord[0].length)), sizeNames: words };
  const byCount = countsAtEnd.exec(end);
  const counts = byCount?.[1]?.split('/').map((each) => each.trim()) ?? [];
  if (!byCount || !isOf(counts)) {
    // `Ouzo glass / bottle 200 ml`
    const [first = '', ...others] = end.split('/').map((part) => part.trim());
    const firstWord = /\s(\S+)$/.exec(first)?.[1] ?? '';
    if (firstWord && others.length > 0 && isOf([firstWord, ...others]) && others.every(isSizeName))
      return {
        name: tidy(name.slice(0, name.length - end.length) + first.slice(0, -firstWord.length)),
        sizeNames: [firstWord, ...others],
      };
    return { name, sizeNames: [] };
  }
  // A unit that is said once is that of all.
  const unit = unitAtEnd.exec(counts.at(-1) ?? '')?.[1] ?? '';
  return {
    name: tidy(name.slice(0, name.length - byCount[0].length)),
    sizeNames: counts.map((each) => (/^[\d.]+$/.test(each) ? `${each}${unit}` : each)),
  };
};

export const readSizes = (
  prices: readonly FoundPrice[],
  namedElsewhere: readonly string[],
  defaults: Pick<Defaults, 'sizes' | 'plainSize'>,
): Priced => {
  const few = prices.slice(0, limits.sizesPerDish);
  const [only, second] = few;
  if (!only) return { price: null, areNamesGuessed: false };
  if (!second) return { price: toShekels(only.amount), areNamesGuessed: false };
  const labels = few
    // `Espresso 9 / double 12`
    .flatMap(({ label }, index) => label ?? (index === 0 && few[1]?.label ? [defaults.plainSize] : []))
    .map((label) => tidy(label).slice(0, limits.name))
    .filter(Boolean);
  const mayBeTwo = !only.label && (!isSizeName(second.label ?? '') || isVessel(second.label ?? ''));
  if (labels.length === few.length && areUnique(labels))
    return { ...priceSizes(labels, few), areNamesGuessed: false, mayBeTwo };
  if (namedElsewhere.length === few.length && areUnique(namedElsewhere))
    return { ...priceSizes(namedElsewhere, few), areNamesGuessed: false };
  return { ...priceSizes(defaults.sizes(few.length), few), areNamesGuessed: true };
};
