import { splitDishText, tidy } from './dish-text.ts';
import { cutDishes, type FoundPrices } from './find-prices.ts';
import {
  beginsWithHeading,
  isMarkedHeading,
  isSentence,
  isTitled,
  readsLikeParts,
  readsLikeText,
} from './line-kind.ts';
import { readSourceLines, type SourceLine } from './lines/source-line.ts';
import { lookAhead } from './look-ahead.ts';
import { isOfParts, shapeOf } from './menu-shape.ts';
import { startMenu } from './menu-under-way.ts';
import { placesIn } from './places.ts';
import { readAddOn } from './read-add-on.ts';
import type { ReadMenu } from './read-menu.ts';
import {
  defaultsFor,
  isAddOn,
  isAddOnSection,
  isKnownSection,
  isListOfMany,
  isPlural,
  isPricedHeading,
  isSizeWord,
} from './words.ts';

/** Reads a menu that was pasted from anywhere. It never fails: what it does not understand is listed. */
export const readMenuText = (source: string): ReadMenu => {
  const lines = readSourceLines(source);
  const menu = startMenu(defaultsFor(source.slice(0, 20_000)));
  const ahead = lookAhead(lines, () => menu.section()?.sizeNames.length ?? 0);
  const shape = shapeOf(lines, ahead.kindAt);
  const { hasBlanks, hasDescriptions, namesStandAbove, rulesPart, firstWritten } = shape;
  const places = placesIn(lines, ahead, menu, shape);
  let wasBulleted = false;
  /** A section all of whose prices are added to others: `Glass of wine +18`. */
  let upgrades: ReturnType<typeof menu.section> = null;
  const isAddedAt = (at: number): boolean => {
    const read = ahead.kindAt(at);
    return read.kind === 'dish' && read.found.isAdded;
  };
  /** Lines that wait for a price below them. */
  let pending: SourceLine[] = [];
  /** Up to here there are dishes without prices. */
  let namesEnd = 0;

  const skipPending = (): void => {
    pending.forEach(menu.skip);
    pending = [];
  };

  /** `Half 5 / whole 8` right below a heading, above what costs so much. */
  const readSectionSizes = (line: SourceLine, found: FoundPrices, at: number): boolean => {
    const [first, ...others] = found.prices;
    const names = [tidy(found.before), ...others.map(({ label }) => label ?? '')];
    if (
      !first ||
      others.length === 0 ||
      !places.isFirstOfSection(at) ||
      ahead.kindAt(at + 1).kind !== 'plain'
    )
      return false;
    if (tidy(found.after) || !names.every((name) => name.split(' ').some(isSizeWord))) return false;
    menu.priceSection(line, { ...found, prices: [{ ...first, label: names[0] ?? null }, ...others] });
    return true;
  };

  const readPriced = (line: SourceLine, found: FoundPrices, at: number): void => {
    skipPending();
    // `A tray charge of 15 applies.` above everything.
    if (
      (!menu.hasDishes() ||
        (places.isAfterBlank(at) && ahead.isInLastBlock(at)) ||
        (ahead.isLastWritten(at) && found.after.includes('. '))) &&
      /\.$/.test(line.text) &&
      /\p{L}/u.test(found.before) &&
      /\p{L}/u.test(found.after)
    ) {
      menu.skip(line);
      return;
    }
    // `make it a bowl - no charge`
    if (menu.isBelowDish() && line.beginsSmall && found.prices[0]?.amount === 0) {
      menu.describe(line);
      return;
    }
    const isAlone = places.isAfterBlank(at) && places.isBeforeBlank(at);
    // `Bistro 47` above everything is the name of the house.
    if (!menu.hasSections() && isAlone && !found.hasCurrency) {
      menu.skip(line);
      return;
    }
    if ((places.isAfterBlank(at) || !hasBlanks) && places.isHeadingWithPrice(line, found, at)) {
      const isSure = isPricedHeading(line.text) || ahead.kindOfNextWritten(at).kind === 'plain';
      menu.startSection(line, isSure ? [] : ['section'], found);
      return;
    }
    if (readSectionSizes(line, found, at)) return;
    const two = cutDishes(line.text, found);
    if (two) {
      for (const each of two) menu.addDish([line], each.before, tidy(each.after), each);
      return;
    }
    if (found.isAdded && !menu.hasDishes() && isAddedAt(at + 1)) upgrades = menu.section();
    const isAddOns =
      isAddOnSection(menu.section()?.sectionName ?? '') || (upgrades !== null && upgrades === menu.section());
    if (!isAddOns && readAddOn(line, found, menu)) return;
    const isNameFirst = /\p{L}/u.test(found.before);
    // It may be the name of the house.
    const isTitle = at === firstWritten && !found.hasCurrency && ahead.kindAt(at + 1).kind === 'plain';
    const [name, said] = isNameFirst ? [found.before, tidy(found.after)] : [found.after, ''];
    // What stands above it may be its name.
    const isUnnamed = places.isUnderName(at) && readsLikeParts(splitDishText(name).name, line.beginsSmall);
    menu.addDish(
      [line],
      name.replace(/\sבתוספת(?: של)?\s*$/, ''),
      said,
      found,
      isTitle || isUnnamed || isListOfMany(name)
        ? ['name']
        : !isAddOns && (found.isAdded || isAddOn(tidy(name)))
          ? ['add-on']
          : [],
    );
    wasBulleted = line.isBulleted;
  };

  /** A price on a line of its own: of the lines that wait for it. */
  const readBarePrice = (line: SourceLine, found: FoundPrices, at: number): void => {
    const [name, ...said] = pending;
    pending = [];
    wasBulleted = false;
    if (!name && places.isFirstOfSection(at)) menu.priceSection(line, found);
    else if (!name) menu.skip(line);
    else {
      // Two names above one price: the first may be a heading.
      const [second] = said;
      const isNamed = second !== undefined && !readsLikeText(second);
      const mayBeHeading =
        ahead.linesTooMany(lines.lastIndexOf(name, at)) > 0 ||
        isPlural(name.text) ||
        isKnownSection(name.text);
      const isDoubtful = isNamed ? mayBeHeading : isOfParts(name);
      const text = said.map((each) => tidy(each.text)).join('\n');
      menu.addDish([name, ...said, line], name.text, text, found, isDoubtful ? ['name'] : []);
    }
  };

  /** A heading, a name that waits for its price, a dish without one, what is said of a dish, or none of these. */
  const readPlain = (line: SourceLine, at: number): void => {
    const isUnderlined = !rulesPart && lines[at + 1]?.isRule === true;
    if (at < namesEnd) {
      menu.addDish([line], line.text, '', null);
      return;
    }
    if (pending.length > 0 && !places.isAfterBlank(at)) {
      pending.push(line);
      return;
    }
    skipPending();
    if (
      namesStandAbove &&
      !readsLikeText(line) &&
      ahead.kindAt(at + 1).kind === 'dish' &&
      isOfParts(lines[at + 1])
    ) {
      pending.push(line);
      return;
    }
    const isHeading = places.isAboveNames(line, at) || places.isFirstHeading(line, at);
    const sectionPrices =
      places.isAfterBlank(at) && !places.isFirstOfSection(at) ? null : (menu.section()?.prices ?? null);
    if (sectionPrices && !readsLikeText(line) && !isKnownSection(line.text) && !isPlural(line.text)) {
      // Above a dish with a price of its own it may be a heading.
      const isDoubtful = !hasBlanks && ahead.kindAt(at + 1).kind === 'dish';
      menu.addDish([line], line.text, '', sectionPrices, isDoubtful ? ['section'] : []);
      return;
    }
    if (!isUnderlined && !isHeading && ahead.awaitsPrice(at)) {
      pending.push(line);
      return;
    }
    const isBelowDish = menu.isBelowDish() && !places.isAfterBlank(at);
    const isShort = !readsLikeText(line) && (line.text.split(' ').length <= 2 || isTitled(line.text));
    const isListed = line.isBulleted && (wasBulleted || lines[at + 1]?.isBulleted === true);
    if (isListed && !isUnderlined && !line.text.endsWith(':')) {
      menu.addDish([line], line.text, '', null);
      wasBulleted = true;
    } else if (isHeading || (isMarkedHeading(line, isUnderlined) && !(isBelowDish && line.isIndented)))
      menu.startSection(line);
    else if (isBelowDish && !hasBlanks && hasDescriptions && isShort && ahead.leadsToDish(at))
      menu.startSection(line, ['section']);
    else if (isBelowDish && !hasBlanks && !hasDescriptions && !readsLikeText(line) && ahead.leadsToDish(at))
      menu.startSection(line);
    else if (sectionPrices && !readsLikeText(line)) menu.addDish([line], line.text, '', sectionPrices);
    else if (isBelowDish) menu.describe(line);
    else if (places.isFirstOfSection(at) && menu.nameSizes(line, places.pricesBelow(at))) return;
    else if (places.isFirstOfSection(at) && places.mayHoldNames(at) && ahead.endOfNames(at)) {
      namesEnd = ahead.endOfNames(at) ?? 0;
      menu.addDish([line], line.text, '', null);
    } else if (
      places.isAfterBlank(at) &&
      ahead.kindAt(at + 1).kind === 'dish' &&
      beginsWithHeading(line.text)
    )
      menu.startSection(line);
    else if (places.leadsNowhere(at) || isSentence(line)) menu.skip(line);
    else if (!readsLikeText(line)) menu.startSection(line);
    // `Tandoor, from 6 pm`
    else if (ahead.kindAt(at + 1).kind === 'dish' && menu.hasDishes()) menu.startSection(line, ['section']);
    else menu.skip(line);
  };
  const readLine = (line: SourceLine, at: number): void => {
    const read = ahead.kindAt(at);
    if (read.kind === 'blank') {
      if (ahead.kindOfNextWritten(at).kind !== 'price') skipPending();
      menu.endDish();
    } else if (read.kind === 'rule') {
      if (rulesPart) menu.endDish();
      if (rulesPart || !menu.underline(line)) menu.skip(line);
    } else if (read.kind === 'timed' && places.isTimedHeading(line, at)) {
      skipPending();
      menu.startSection(line);
    } else if (read.kind === 'note' || read.kind === 'timed') {
      skipPending();
      menu.skip(line);
    } else if (read.kind === 'price') readBarePrice(line, read.found, at);
    else if (read.kind === 'plain') readPlain(line, at);
    else if (namesStandAbove && pending.length > 0 && isOfParts(line)) {
      pending.push({ ...line, text: tidy(`${read.found.before} ${read.found.after}`) });
      readBarePrice(line, read.found, at);
    } else if (pending.length > 0 && read.sizes) readBarePrice(line, read.sizes, at);
    else readPriced(line, read.found, at);
  };
  lines.forEach(readLine);
  skipPending();
  return menu.finish(lines);
};
