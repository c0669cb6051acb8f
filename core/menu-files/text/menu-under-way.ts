import { limits } from '../../values/limits.ts';
import { agorot, toShekels } from '../../values/money.ts';
import { isBrokenName, splitDishText, tidy } from './dish-text.ts';
import { doubtSections } from './doubts.ts';
import type { FoundPrices } from './find-prices.ts';
import { readHeading } from './heading.ts';
import type { SourceLine } from './lines/source-line.ts';
import { mergeSections } from './merge-sections.ts';
import type { Mark, ReadDish, ReadMenu, ReadSection } from './read-menu.ts';
import { isSizeName, readSizes, takeSizeNames } from './read-sizes.ts';
import { type Defaults, isWith, withoutAddOnWord } from './words.ts';

type Section = ReadSection & {
  sizeNames: string[];
  /** Its heading, if no dish has the sizes that it names. */
  wholeName: string;
  /** Of each of its dishes that names none. */
  prices: FoundPrices | null;
  /** The line below the heading that says them. */
  pricesLine: SourceLine | null;
};

/** How many times the first price the last is. */
const spreadOf = (prices: FoundPrices['prices']): number =>
  (prices.at(-1)?.amount ?? 1) / (prices[0]?.amount || 1);

const joinLines = (...lines: string[]): string =>
  lines.filter(Boolean).join('\n').slice(0, limits.description).trim();

/** The menu as far as it has been read: what the next line may belong to, and where it is put. */
export const startMenu = (defaults: Defaults) => {
  const sections: Section[] = [];
  const unread: ReadMenu['unread'] = [];
  let section: Section | null = null;
  /** Of the columns that a heading names: they may go on in the sections below it. */
  let columnNames: string[] = [];
  /** Of the dishes that have them; null before the first. */
  let columnSpread: number | null = null;
  let hasAnyDish = false;
  /** The last dish, while lines that follow may still belong to it. */
  let dish: ReadDish | null = null;

  /** Prices below a heading that no dish has are those of a dish that is called like it. */
  const becomeDish = (of: Section): void => {
    if (!of.pricesLine) return;
    const { price, sizes } = readSizes(of.prices?.prices ?? [], [], defaults);
    const named = { name: of.sectionName, description: '', price, sizes };
    of.dishes.push({ dish: named, marks: ['name'], lines: [of.pricesLine.number] });
    of.pricesLine = null;
  };

  const open = (name: string, lines: number[], sizeNames: string[], wholeName = name): Section => {
    const opened: Section = {
      sectionName: name || defaults.section,
      dishes: [],
      marks: name ? [] : ['section'],
      lines,
      sizeNames,
      wholeName,
      prices: null,
      pricesLine: null,
    };
    if (sizeNames.length > 0) {
      columnNames = sizeNames;
      columnSpread = null;
    }
    sections.push(opened);
    section = opened;
    dish = null;
    return opened;
  };

  return {
    /** Null before the first heading. */
    section: (): Readonly<Section> | null => section,
    isBelowDish: (): boolean => dish !== null,
    hasSections: (): boolean => sections.length > 0,
    endDish: (): void => {
      dish = null;
    },

    skip: ({ number, text }: SourceLine): void => {
      unread.push({ line: number, text });
    },

    startSection: (line: SourceLine, marks: Mark[] = [], prices: FoundPrices | null = null): void => {
      const { name, sizeNames, whole } = readHeading(line.text);
      const opened = open(name, [line.number], sizeNames, whole);
      opened.marks.push(...marks);
      opened.prices = prices;
    },
    /** `Half 5 / whole 8` or `52` below a heading. */
    priceSection: (line: SourceLine, prices: FoundPrices): void => {
      if (!section) return;
      section.prices = prices;
      section.pricesLine = line;
    },
    hasAnyDish: (): boolean => hasAnyDish,
    /** The last section has dishes, so that what follows it may be the next. */
    hasDishes: (): boolean => (section?.dishes.length ?? 0) > 0,
    /** `pint half` below a heading, above dishes of `count` prices; false when the line names no sizes. */
    nameSizes: ({ text, number }: SourceLine, count: number): boolean => {
      const parting = /\t| {2,}/.test(text.trim()) ? /\t+| {2,}/ : /[/|]/;
      const parted = text.split(parting).flatMap((name) => tidy(name) || []);
      const names = parted.length > 1 ? parted : text.split(' ');
      if (!section || section.dishes.length > 0 || names.length < 2) return false;
      if (!names.every(isSizeName) && (count < 2 || parted.length !== count)) return false;
      section.sizeNames = names;
      columnNames = names;
      section.lines.push(number);
      return true;
    },
    /** False when there is no heading right above it. */
    underline: ({ number }: SourceLine): boolean => {
      if (!section || section.dishes.length > 0 || section.lines.at(-1) !== number - 1) return false;
      section.lines.push(number);
      return true;
    },

    addDish: (
      from: readonly SourceLine[],
      written: string,
      description: string,
      found: FoundPrices | null,
      doubts: readonly Mark[] = [],
    ): void => {
      const into = section ?? open('', [], []);
      if (into.pricesLine && found === into.prices) into.lines.push(into.pricesLine.number);
      else if (into.pricesLine) becomeDish(into);
      into.pricesLine = null;
      const text = splitDishText(written);
      const own = takeSizeNames(text.name, found?.prices.length ?? 0);
      const said = [own.sizeNames, into.sizeNames].find(({ length }) => length > 0);
      const { price, sizes, areNamesGuessed, mayBeTwo } = readSizes(
        found?.prices ?? [],
        said ?? columnNames,
        defaults,
      );
      const marks: Mark[] = [...doubts];
      if (price === null || !(found?.isSure || own.sizeNames.length > 0)) marks.push('price');
      if (text.isNameCut || isBrokenName(own.name) || mayBeTwo) marks.push('name');
      const spread = spreadOf(found?.prices ?? []);
      if (said && sizes) columnSpread = spread;
      else if (sizes) columnSpread ??= spread;
      // Those of an earlier section are a guess, but in one table, or where a bottle costs as many glasses.
      const areAlike =
        found?.areColumns || Math.abs(Math.log(spread / (columnSpread ?? spread))) < Math.log(1.5);
      const isInherited = !said && sizes && !found?.prices.some(({ label }) => label);
      if (areNamesGuessed || (isInherited && !areAlike)) marks.push('sizes');
      dish = {
        dish: {
          name: own.name || text.name,
          description: joinLines(text.description, description),
          price,
          sizes,
        },
        marks,
        lines: from.map(({ number }) => number),
      };
      into.dishes.push(dish);
      hasAnyDish = true;
      if (found !== into.prices) into.prices = null;
    },

    /** A further line about the last dish. */
    describe: (line: SourceLine, said = line.text): void => {
      if (!dish) return;
      dish.dish.description = joinLines(dish.dish.description ?? '', tidy(said));
      if (dish.lines.at(-1) !== line.number) dish.lines.push(line.number);
    },

    /** `Extra egg 3` below a dish is an option of it. */
    addOption: (line: SourceLine, found: FoundPrices): void => {
      if (!dish) return;
      const name = tidy(withoutAddOnWord(tidy(`${found.before} ${found.after}`)));
      const said = toShekels(found.prices[0]?.amount ?? agorot(0));
      // `With halloumi 64` below a dish of 54 says what both cost.
      const base = isWith(found.before) && !found.isAdded ? (dish.dish.price ?? 0) : said;
      const isTotal = said > base;
      if (isTotal) dish.marks.push('add-on');
      const price = isTotal ? toShekels(agorot(Math.round((said - base) * 100))) : said;
      const option = { name: (name || defaults.addOn).slice(0, limits.name), price };
      const [group] = dish.dish.changes ?? [];
      if (group) group.options.push(option);
      else dish.dish.changes = [{ name: defaults.addOns, type: 'multiple', options: [option] }];
      if (dish.lines.at(-1) !== line.number) dish.lines.push(line.number);
    },

    /** A heading that no dish followed was none. */
    finish: (lines: readonly SourceLine[]): ReadMenu => {
      sections.forEach(becomeDish);
      const written = new Map(lines.map((line) => [line.number, line.text]));
      const empty = sections.filter(({ dishes }) => dishes.length === 0).flatMap((each) => each.lines);
      const filled = sections
        .filter(({ dishes }) => dishes.length > 0)
        .map(({ sizeNames, wholeName, prices: _, pricesLine: __, ...read }): ReadSection => {
          const hasSizes = read.dishes.some(({ dish }) => dish.sizes?.length === sizeNames.length);
          return hasSizes || !wholeName ? read : { ...read, sectionName: wholeName };
        });
      doubtSections(filled, lines);
      return {
        sections: mergeSections(filled),
        unread: [...unread, ...empty.map((line) => ({ line, text: written.get(line) ?? '' }))].sort(
          (one, other) => one.line - other.line,
        ),
      };
    },
  };
};
