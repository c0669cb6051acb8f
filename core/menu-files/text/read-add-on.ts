import { tidy } from './dish-text.ts';
import { type FoundPrices, findPrices } from './find-prices.ts';
import type { SourceLine } from './lines/source-line.ts';
import type { startMenu } from './menu-under-way.ts';
import { areInTwoLanguages, cutAddOn, cutAddOns, isAddOn, isSideSection, isWith } from './words.ts';

/** `Extra pita 3` among the sides */
const isExtraDish = (said: string, sectionName: string): boolean =>
  isSideSection(sectionName) && /^extra\s/i.test(said);

/** Reads a line below a dish as what can be had with it; false when the line is a dish of its own. */
export const readAddOn = (
  line: SourceLine,
  found: FoundPrices,
  menu: ReturnType<typeof startMenu>,
): boolean => {
  if (!menu.isBelowDish()) return false;
  const several = cutAddOns(line.text);
  const [one = '', other = ''] = several;
  if (several.length === 2 && areInTwoLanguages(one, other)) {
    const [first, second] = [findPrices(one, 0), findPrices(other, 0)];
    if (first && second)
      menu.addOption(line, { ...first, before: `${tidy(first.before)} | ${tidy(second.before)}` });
    return true;
  }
  if (several.length > 1) {
    for (const each of several) {
      const price = findPrices(each, 0);
      if (price) menu.addOption(line, price);
    }
    return true;
  }
  if (found.prices.length !== 1) return false;
  const said = tidy(found.before) || tidy(found.after);
  const atEnd = cutAddOn(found.before);
  if (atEnd) {
    menu.describe(line, atEnd.said);
    menu.addOption(line, { ...found, before: atEnd.addOn });
  } else if (
    (isAddOn(said) && !isExtraDish(said, menu.section()?.sectionName ?? '')) ||
    isWith(said) ||
    found.isAdded
  )
    menu.addOption(line, found);
  else return false;
  return true;
};
