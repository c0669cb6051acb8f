import { agorot } from '../../values/money.ts';
import type { PriceSide } from './find-prices.ts';
import { type FoundNumber, findNumbers, maskCounts } from './found-numbers.ts';
import type { SourceLine } from './lines/source-line.ts';

type Tally = { starts: number; middles: number; ends: number };

const none: Tally = { starts: 0, middles: 0, ends: 0 };

/** `Kebab 54 with tahini`, not `with 2 eggs, bread` */
const isAfterWords = (text: string, { start, amount }: FoundNumber): boolean =>
  amount >= agorot(500) && !/[,،;(]/.test(text.slice(0, start));

const sideOf = ({ text, isTooLong }: SourceLine): keyof Tally | null => {
  const plain = isTooLong ? '' : maskCounts(text);
  const numbers = findNumbers(plain);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (!first || !last) return null;
  if (/^[\s.,;:!*|)\]\-–—]*$/.test(plain.slice(last.end)))
    return first.start === 0 && first !== last ? null : 'ends';
  if (first.start === 0) return 'starts';
  return first === last && isAfterWords(plain, first) ? 'middles' : null;
};

const decide = ({ starts, middles, ends }: Tally, atLeast: number): PriceSide | null => {
  if (starts >= atLeast && starts > ends * 2) return 'start';
  if (middles >= atLeast && middles > (starts + ends) * 2) return 'middle';
  return ends > 0 && ends >= starts ? 'end' : null;
};

/**
 * On which side each line has its price: `4 cheeses` costs 4 only where the lines around it begin with prices too. The lines
 * of its own block decide, and where these say nothing, the whole menu.
 */
export const findPriceSides = (lines: readonly SourceLine[]): PriceSide[] => {
  const all: Tally = { ...none };
  let block: Tally = { ...none };
  const blocks = lines.map((line): Tally => {
    if (line.isBlank || line.isRule) block = { ...none };
    const side = line.isBlank || line.isRule ? null : sideOf(line);
    if (side) for (const tally of [all, block]) tally[side] += 1;
    return block;
  });
  const ofMenu = decide(all, 3) ?? 'unknown';
  return blocks.map((tally) => decide(tally, 2) ?? ofMenu);
};
