import { limits } from '../../values/limits.ts';
import { agorot, toShekels } from '../../values/money.ts';
import { splitDishText, tidy } from './dish-text.ts';
import type { FoundPrices } from './find-prices.ts';
import { readHeading } from './heading.ts';
import { isMarkedHeading, kindOf, type LineKind, readsLikeText } from './line-kind.ts';
import { mergeSections } from './merge-sections.ts';
import type { Mark, ReadDish, ReadMenu, ReadSection } from './read-menu.ts';
import { readSizes, takeSizeNames } from './read-sizes.ts';
import { readSourceLines, type SourceLine } from './source-line.ts';
import { defaultsFor, isAddOn, isAddOnSection } from './words.ts';

type Section = ReadSection & { sizeNames: string[] };

const joinLines = (...lines: string[]): string =>
  lines.filter(Boolean).join('\n').slice(0, limits.description).trim();

/** Reads a menu that was pasted from anywhere. It never fails: what it does not understand is listed. */
export const readMenuText = (source: string): ReadMenu => {
  const lines = readSourceLines(source);
  const defaults = defaultsFor(source.slice(0, 20_000));
  /** In a source without empty lines, a word or two above dishes is a heading. */
  const hasBlanks = lines.slice(0, -1).some(({ isBlank }) => isBlank);
  const sections: Section[] = [];
  const unread: ReadMenu['unread'] = [];
  let section: Section | null = null;
  /** The last dish, while lines that follow may still belong to it. */
  let dish: ReadDish | null = null;
  let wasBulleted = false;
  /** Lines that wait for a price below them. */
  let pending: SourceLine[] = [];

  const skip = ({ number, text }: SourceLine): void => void unread.push({ line: number, text });
  const skipPending = (): void => {
    for (const line of pending) skip(line);
    pending = [];
  };

  const startSection = (line: SourceLine): void => {
    const { name, sizeNames } = readHeading(line.text);
    section = {
      sectionName: name || defaults.section,
      dishes: [],
      marks: name ? [] : ['section'],
      lines: [line.number],
      sizeNames,
    };
    sections.push(section);
    dish = null;
  };
  const currentSection = (): Section => {
    if (section) return section;
    const unnamed: Section = {
      sectionName: defaults.section,
      dishes: [],
      marks: ['section'],
      lines: [],
      sizeNames: [],
    };
    sections.push(unnamed);
    section = unnamed;
    return unnamed;
  };

  const addDish = (from: readonly SourceLine[], written: string, said: string, found: FoundPrices | null): void => {
    const into = currentSection();
    const text = splitDishText(written);
    const count = found?.prices.length ?? 0;
    const own = takeSizeNames(text.name, count);
    const { price, sizes, areNamesGuessed } = readSizes(
      found?.prices ?? [],
      own.sizeNames.length > 0 ? own.sizeNames : into.sizeNames,
      defaults.sizes,
    );
    const marks: Mark[] = [];
    if (price === null || !found?.isSure) marks.push('price');
    if (text.isNameCut) marks.push('name');
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
  };

  const describe = (to: ReadDish, line: SourceLine): void => {
    to.dish.description = joinLines(to.dish.description ?? '', tidy(line.text));
    to.lines.push(line.number);
  };

  /** `Extra egg 3` below a dish is an option of it. */
  const addOption = (to: ReadDish, line: SourceLine, found: FoundPrices): void => {
    const name = tidy(tidy(`${found.before} ${found.after}`).replace(/^(?:ב?תוספת|add|extra|\+)\s*/i, ''));
    const option = {
      name: (name || defaults.addOn).slice(0, limits.name),
      price: toShekels(found.prices[0]?.amount ?? agorot(0)),
    };
    const [group] = to.dish.changes ?? [];
    if (group) group.options.push(option);
    else to.dish.changes = [{ name: defaults.addOns, type: 'multiple', options: [option] }];
    if (!to.marks.includes('add-on')) to.marks.push('add-on');
    to.lines.push(line.number);
  };

  const readPriced = (line: SourceLine, found: FoundPrices, isAlone: boolean): void => {
    skipPending();
    // `Bistro 47` above everything is the name of the house.
    if (sections.length === 0 && isAlone && !found.hasCurrency) return skip(line);
    if (dish && isAddOn(line.text) && found.prices.length === 1 && !isAddOnSection(section?.sectionName ?? ''))
      return addOption(dish, line, found);
    const isNameFirst = /\p{L}/u.test(found.before);
    addDish([line], isNameFirst ? found.before : found.after, isNameFirst ? tidy(found.after) : '', found);
    wasBulleted = line.isBulleted;
  };

  /** A price on a line of its own: of the lines that wait for it, or of a dish that has none yet. */
  const readBarePrice = (line: SourceLine, found: FoundPrices): void => {
    const [name, ...said] = pending;
    if (!name) return skip(line);
    pending = [];
    addDish([name, ...said, line], name.text, said.map(({ text }) => tidy(text)).join('\n'), found);
    wasBulleted = false;
  };

  const kinds: { sizeCount: number; read: LineKind }[] = [];
  const kindAt = (at: number): LineKind => {
    const line = lines[at];
    if (!line) return { kind: 'blank' };
    const sizeCount = (section as Section | null)?.sizeNames.length ?? 0;
    const known = kinds[at];
    if (known?.sizeCount === sizeCount) return known.read;
    const read = kindOf(line, sizeCount);
    kinds[at] = { sizeCount, read };
    return read;
  };
  /** Of each line, the next one that is not empty; found once, because a source may be all empty lines. */
  const nextWritten: number[] = [];
  for (let at = lines.length - 1, next = lines.length; at >= 0; at -= 1) {
    nextWritten[at] = next;
    if (!lines[at]?.isBlank) next = at;
  }
  /** Lines that wait end with a price within a few lines, before anything else comes. */
  const longestWait = 4;
  const awaitsPrice = (at: number): boolean => {
    for (let next = at + 1; next <= at + longestWait; next += 1) {
      const read = kindAt(next);
      if (read.kind === 'price' || (read.kind === 'dish' && read.sizes)) return true;
      if (read.kind !== 'plain') return false;
    }
    return false;
  };

  const readPlain = (line: SourceLine, at: number): void => {
    const isAfterBlank = at === 0 || lines[at - 1]?.isBlank === true;
    const isUnderlined = lines[at + 1]?.isRule === true;
    if (pending.length > 0 && !isAfterBlank) return void pending.push(line);
    if (!isUnderlined && awaitsPrice(at)) {
      skipPending();
      return void pending.push(line);
    }
    const isBelowDish = dish !== null && !isAfterBlank;
    if (isMarkedHeading(line, isUnderlined) && !(isBelowDish && line.isIndented)) {
      skipPending();
      return startSection(line);
    }
    if (line.isBulleted && (wasBulleted || lines[at + 1]?.isBulleted)) {
      addDish([line], line.text, '', null);
      wasBulleted = true;
      return;
    }
    if (isBelowDish && !hasBlanks && line.text.split(' ').length <= 2 && kindAt(at + 1).kind === 'dish') {
      startSection(line);
      section?.marks.push('section');
      return;
    }
    if (isBelowDish && dish) return describe(dish, line);
    const isBelowHeading = !isAfterBlank && section?.dishes.length === 0 && section.lines.length > 0;
    const leadsNowhere = nextWritten[at] === lines.length || kindAt(at + 1).kind === 'note';
    if (readsLikeText(line.text) || isBelowHeading || leadsNowhere) return skip(line);
    startSection(line);
  };

  lines.forEach((line, at) => {
    const read = kindAt(at);
    if (read.kind === 'blank') {
      if (kindAt(nextWritten[at] ?? lines.length).kind !== 'price') skipPending();
      dish = null;
      return;
    }
    if (read.kind === 'rule') {
      const isUnderline = section?.lines.at(-1) === line.number - 1 && section.dishes.length === 0;
      if (section && isUnderline) section.lines.push(line.number);
      else skip(line);
      return;
    }
    if (read.kind === 'note') {
      skipPending();
      return skip(line);
    }
    if (read.kind === 'price') return readBarePrice(line, read.found);
    if (read.kind === 'plain') return readPlain(line, at);
    if (pending.length > 0 && read.sizes) return readBarePrice(line, read.sizes);
    const isAlone = (at === 0 || lines[at - 1]?.isBlank === true) && lines[at + 1]?.isBlank !== false;
    readPriced(line, read.found, isAlone);
  });
  skipPending();

  const written = new Map(lines.map((line) => [line.number, line.text]));
  const empty = sections.filter(({ dishes }) => dishes.length === 0).flatMap((each) => each.lines);
  for (const line of empty) unread.push({ line, text: written.get(line) ?? '' });
  const filled = sections
    .filter(({ dishes }) => dishes.length > 0)
    .map(({ sizeNames: _, ...read }): ReadSection => read);
  return {
    sections: mergeSections(filled),
    unread: unread.sort((one, other) => one.line - other.line),
  };
};
