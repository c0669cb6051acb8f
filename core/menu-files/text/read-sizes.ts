import { limits } from '../../values/limits.ts';
import { agorot, toShekels } from '../../values/money.ts';
import { tidy } from './dish-text.ts';
import type { FoundPrice } from './find-prices.ts';
import type { DraftDish } from './read-menu.ts';
import { isSizeWord } from './words.ts';

type Priced = Pick<DraftDish, 'price' | 'sizes'> & { areNamesGuessed: boolean };

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

const areUnique = (names: readonly string[]): boolean => new Set(names).size === names.length;

/** `Latte small/large` names its sizes at its own end. */
export const takeSizeNames = (name: string, count: number): { name: string; sizeNames: string[] } => {
  const found = /[\s(]([^\s()/]+(?:\s?\/\s?[^\s()/]+)+)\)?$/.exec(name.slice(-60));
  const words = found?.[1]?.split('/').map((word) => word.trim()) ?? [];
  if (!found || words.length !== count || !words.every(isSizeWord)) return { name, sizeNames: [] };
  return { name: tidy(name.slice(0, name.length - found[0].length)), sizeNames: words };
};

export const readSizes = (
  prices: readonly FoundPrice[],
  namedElsewhere: readonly string[],
  defaults: (count: number) => string[],
): Priced => {
  const few = prices.slice(0, limits.sizesPerDish);
  const [only, second] = few;
  if (!only) return { price: null, areNamesGuessed: false };
  if (!second) return { price: toShekels(only.amount), areNamesGuessed: false };
  const labels = few
    .flatMap(({ label }) => (label ? [tidy(label).slice(0, limits.name)] : []))
    .filter(Boolean);
  if (labels.length === few.length && areUnique(labels))
    return { ...priceSizes(labels, few), areNamesGuessed: false };
  if (namedElsewhere.length === few.length && areUnique(namedElsewhere))
    return { ...priceSizes(namedElsewhere, few), areNamesGuessed: false };
  return { ...priceSizes(defaults(few.length), few), areNamesGuessed: true };
};
