import type { PriceSide } from './find-prices.ts';
import { findNumbers, maskCounts } from './found-numbers.ts';
import type { SourceLine } from './source-line.ts';

type Tally = { starts: number; ends: number };

const sideOf = ({ text, isTooLong }: SourceLine): 'start' | 'end' | null => {
  const plain = isTooLong ? '' : maskCounts(text);
  const numbers = findNumbers(plain);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (!first || !last) return null;
  if (/^[\s.,;:!*|)\]\-–—]*$/.test(plain.slice(last.end)))
    return first.start === 0 && first !== last ? null : 'end';
  return first.start === 0 ? 'start' : null;
};

const decide = ({ starts, ends }: Tally, atLeast: number): PriceSide | null => {
  if (starts >= atLeast && starts > ends * 2) return 'start';
  return ends > 0 && ends >= starts ? 'end' : null;
};

/**
 * On which side each line has its price: `4 cheeses` costs 4 only where the lines around it begin with prices too. The lines
 * of its own block decide, and where these say nothing, the whole menu.
 */
export const findPriceSides = (lines: readonly SourceLine[]): PriceSide[] => {
  const all: Tally = { starts: 0, ends: 0 };
  let block: Tally = { starts: 0, ends: 0 };
  const blocks = lines.map((line): Tally => {
    if (line.isBlank || line.isRule) block = { starts: 0, ends: 0 };
    const side = line.isBlank || line.isRule ? null : sideOf(line);
    for (const tally of side ? [all, block] : []) tally[side === 'start' ? 'starts' : 'ends'] += 1;
    return block;
  });
  const ofMenu = decide(all, 3) ?? 'unknown';
  return blocks.map((tally) => decide(tally, 2) ?? ofMenu);
};
