import { tidy } from './dish-text.ts';
import type { FoundPrices } from './find-prices.ts';
import { isMarkedHeading, readsLikeText } from './line-kind.ts';
import type { SourceLine } from './lines/source-line.ts';
import type { lookAhead } from './look-ahead.ts';
import type { MenuShape } from './menu-shape.ts';
import type { startMenu } from './menu-under-way.ts';
import { isKnownSection, isPlural, isPricedHeading, saysWhen } from './words.ts';

/** `Cafe Louise` may be the name of the house, `Coffee` and `Hot drinks` are none. */
const isPlainlySection = (name: string): boolean =>
  isKnownSection(name) && (isPlural(name) || !name.includes(' '));

/** What a line is by where it stands: among the lines around it and in what was read of the menu so far. */
export const placesIn = (
  lines: readonly SourceLine[],
  ahead: ReturnType<typeof lookAhead>,
  menu: ReturnType<typeof startMenu>,
  { hasBlanks, rulesPart, firstWritten }: MenuShape,
) => {
  const isAfterBlank = (at: number): boolean => {
    const above = lines[at - 1];
    return !above || above.isBlank || (rulesPart && above.isRule);
  };
  const isBeforeBlank = (at: number): boolean => lines[at + 1]?.isBlank ?? true;
  /** `Sauces 8 each` above the sauces, `Cocktails 50` above cocktails that cost so much, or that name no price. */
  const isHeadingWithPrice = ({ text }: SourceLine, { prices, before }: FoundPrices, at: number): boolean => {
    const next = ahead.kindAt(ahead.nextWritten(at));
    const isKnown = isPricedHeading(text) || isKnownSection(tidy(before));
    if (next.kind === 'plain')
      return isKnown && isPlural(before) && ahead.endOfNames(ahead.nextWritten(at)) !== null;
    if (next.kind !== 'dish') return false;
    const isSamePrice = prices.length === 1 && prices[0]?.amount === next.found.prices[0]?.amount;
    return isPlural(before) && (isPricedHeading(text) || (isSamePrice && isKnownSection(tidy(before))));
  };
  const isUnderName = (at: number): boolean => {
    const above = lines[at - 1];
    return above !== undefined && ahead.kindAt(at - 1).kind === 'plain' && !isMarkedHeading(above, false);
  };
  const pricesBelow = (at: number): number => {
    const below = ahead.kindAt(at + 1);
    return below.kind === 'dish' ? below.found.prices.length : 0;
  };
  /** Its section, by its name or its place in the menu: not an address above it or thanks below. */
  const mayHoldNames = (at: number): boolean => {
    const name = menu.section()?.sectionName ?? '';
    return isKnownSection(name) || isPlural(name) || (menu.hasAnyDish() && !ahead.isInLastBlock(at));
  };
  /** Above the first of dishes that have their price on a line below them. */
  const isAboveNames = (line: SourceLine, at: number): boolean => {
    if (readsLikeText(line)) return false;
    // `Water 8 / soda 9` below it are no sizes of `Drinks`.
    if (isPlainlySection(line.text) && ahead.kindAt(at + 1).kind === 'dish') return true;
    const tooMany = ahead.linesTooMany(at);
    if (isAfterBlank(at) && tooMany === 1) return true;
    const next = lines[at + 1];
    if (
      !line.text.includes(' ') &&
      isKnownSection(line.text) &&
      next &&
      !readsLikeText(next) &&
      ahead.awaitsPrice(at + 1)
    )
      return true;
    return (
      !hasBlanks &&
      next !== undefined &&
      !readsLikeText(next) &&
      (tooMany === 1 || (!menu.hasAnyDish() && tooMany > 0))
    );
  };
  /** The last line above the first dish, where the first of all is the name of the house. */
  const isFirstHeading = (line: SourceLine, at: number): boolean =>
    !menu.hasAnyDish() &&
    at > firstWritten &&
    menu.section()?.lines[0] === lines[firstWritten]?.number &&
    !isPlainlySection(menu.section()?.sectionName ?? '') &&
    (ahead.kindAt(at + 1).kind === 'dish' ||
      (isBeforeBlank(at) && ahead.awaitsPrice(ahead.nextWritten(at)))) &&
    !readsLikeText(line) &&
    !saysWhen(line.text);
  /** Nothing but empty lines parts it from its heading. */
  const isFirstOfSection = (at: number): boolean => {
    const above = menu.section();
    const written = lines.slice(Math.max(0, at - 4), at).findLast(({ isBlank }) => !isBlank);
    return (
      above !== null &&
      above.dishes.length === 0 &&
      written !== undefined &&
      above.lines.at(-1) === written.number
    );
  };
  const isBelowHeading = (at: number): boolean => {
    const above = menu.section();
    return !isAfterBlank(at) && above !== null && above.dishes.length === 0 && above.lines.length > 0;
  };
  /** It stands right below a heading, or no dish can follow it. */
  const leadsNowhere = (at: number): boolean => {
    const { kind } = ahead.kindAt(at + 1);
    if (isBelowHeading(at) || ahead.isLastWritten(at)) return true;
    return (kind === 'note' || kind === 'timed') && !ahead.leadsToDish(at);
  };
  /** `Breakfast (until 12:00)` above dishes, not `Served until 12:00`. */
  const isTimedHeading = (line: SourceLine, at: number): boolean =>
    (isAfterBlank(at) || !hasBlanks) &&
    !readsLikeText(line) &&
    !saysWhen(line.text) &&
    (ahead.kindAt(at + 1).kind === 'dish' ||
      ahead.awaitsPrice(at) ||
      (isBeforeBlank(at) && ahead.kindOfNextWritten(at).kind === 'dish'));

  return {
    isAfterBlank,
    isBeforeBlank,
    isFirstHeading,
    isFirstOfSection,
    isAboveNames,
    isHeadingWithPrice,
    isTimedHeading,
    isUnderName,
    leadsNowhere,
    mayHoldNames,
    pricesBelow,
  };
};
