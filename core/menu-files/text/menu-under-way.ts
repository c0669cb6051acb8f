import { limits } from '../../values/limits.ts';
import { agorot, toShekels } from '../../values/money.ts';
import { isBrokenName, splitDishText, tidy } from './dish-text.ts';
import type { FoundPrices } from './find-prices.ts';
import { readHeading } from './heading.ts';
import { mergeSections } from './merge-sections.ts';
import type { Mark, ReadDish, ReadMenu, ReadSection } from './read-menu.ts';
import { readSizes, takeSizeNames } from './read-sizes.ts';
import type { SourceLine } from './source-line.ts';
import { type Defaults, isSizeWord, withoutAddOnWord } from './words.ts';

type Section = ReadSection & { sizeNames: string[] };

const joinLines = (...lines: string[]): string =>
  lines.filter(Boolean).join('\n').slice(0, limits.description).trim();

/** The menu as far as it has been read: what the next line may belong to, and where it is put. */
export const startMenu = (defaults: Defaults) => {
  const sections: Section[] = [];
  const unread: ReadMenu['unread'] = [];
  let section: Section | null = null;
  /** The last dish, while lines that follow may still belong to it. */
  let dish: ReadDish | null = null;

  const open = (name: string, lines: number[], sizeNames: string[]): Section => {
    const opened: Section = {
      sectionName: name || defaults.section,
      dishes: [],
      marks: name ? [] : ['section'],
      lines,
      sizeNames,
    };
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

    startSection: (line: SourceLine, marks: Mark[] = []): void => {
      const { name, sizeNames } = readHeading(line.text);
      open(name, [line.number], sizeNames).marks.push(...marks);
    },
    /** The last section has dishes, so that what follows it may be the next. */
    hasDishes: (): boolean => (section?.dishes.length ?? 0) > 0,
    /** `pint half` below a heading; false when the line names no sizes. */
    nameSizes: ({ text, number }: SourceLine): boolean => {
      const names = text.split(/[\s/|]+/).filter(Boolean);
      if (!section || section.dishes.length > 0 || names.length < 2 || !names.every(isSizeWord)) return false;
      section.sizeNames = names;
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
      said: string,
      found: FoundPrices | null,
      doubts: readonly Mark[] = [],
    ): void => {
      const into = section ?? open('', [], []);
      const text = splitDishText(written);
      const own = takeSizeNames(text.name, found?.prices.length ?? 0);
      const { price, sizes, areNamesGuessed } = readSizes(
        found?.prices ?? [],
        own.sizeNames.length > 0 ? own.sizeNames : into.sizeNames,
        defaults,
      );
      const marks: Mark[] = [...doubts];
      if (price === null || !(found?.isSure || own.sizeNames.length > 0)) marks.push('price');
      if (text.isNameCut || isBrokenName(own.name)) marks.push('name');
      if (areNamesGuessed) marks.push('sizes');
      dish = {
        dish: {
          name: own.name || text.name,
          description: joinLines(text.description, said),
          price,
          sizes,
        },
        marks,
        lines: from.map(({ number }) => number),
      };
      into.dishes.push(dish);
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
      const option = {
        name: (name || defaults.addOn).slice(0, limits.name),
        price: toShekels(found.prices[0]?.amount ?? agorot(0)),
      };
      const [group] = dish.dish.changes ?? [];
      if (group) group.options.push(option);
      else dish.dish.changes = [{ name: defaults.addOns, type: 'multiple', options: [option] }];
      if (!dish.marks.includes('add-on')) dish.marks.push('add-on');
      if (dish.lines.at(-1) !== line.number) dish.lines.push(line.number);
    },

    /** A heading that no dish followed was none. */
    finish: (lines: readonly SourceLine[]): ReadMenu => {
      const written = new Map(lines.map((line) => [line.number, line.text]));
      const empty = sections.filter(({ dishes }) => dishes.length === 0).flatMap((each) => each.lines);
      const filled = sections
        .filter(({ dishes }) => dishes.length > 0)
        .map(({ sizeNames: _, ...read }): ReadSection => read);
      return {
        sections: mergeSections(filled),
        unread: [...unread, ...empty.map((line) => ({ line, text: written.get(line) ?? '' }))].sort(
          (one, other) => one.line - other.line,
        ),
      };
    },
  };
};
