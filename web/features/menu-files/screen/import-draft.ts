import type { DraftDish, Mark, ReadMenu } from '#core/menu-files/text/read-menu.ts';
import type { SentSection } from '#core/menus/menu-import.contract.ts';
import { limits } from '#core/values/limits.ts';

/** The imported menu while its owner reviews it. Every change returns a new draft and leaves the old one alone. */
export type DishRow = {
  readonly key: string;
  readonly dish: DraftDish;
  /** As typed; it becomes a price when the menu is saved. */
  readonly price: string;
  readonly marks: readonly Mark[];
  readonly lines: readonly number[];
};
export type SectionRow = {
  readonly key: string;
  readonly name: string;
  /** What else a table said of it. */
  readonly details: Omit<SentSection, 'sectionName' | 'dishes'>;
  readonly marks: readonly Mark[];
  readonly lines: readonly number[];
  readonly dishes: readonly DishRow[];
};
export type ImportDraft = readonly SectionRow[];

export const draftOf = ({ sections }: ReadMenu): ImportDraft =>
  sections.map(({ sectionName, marks, lines, dishes, ...details }, section) => ({
    key: `s${section}`,
    name: sectionName,
    details,
    marks,
    lines,
    dishes: dishes.map((read, index) => ({
      key: `s${section}d${index}`,
      dish: read.dish,
      price: read.dish.price === null ? '' : String(read.dish.price),
      marks: read.marks,
      lines: read.lines,
    })),
  }));

/** Null when it is none. */
const priceOf = (typed: string): number | null => {
  const price = Number(typed.replace(',', '.'));
  return typed.trim() !== '' && price >= 0 && price <= limits.priceShekels ? price : null;
};

const changeDish = (draft: ImportDraft, key: string, change: (row: DishRow) => DishRow): ImportDraft =>
  draft.map((section) =>
    section.dishes.some((row) => row.key === key)
      ? { ...section, dishes: section.dishes.map((row) => (row.key === key ? change(row) : row)) }
      : section,
  );
const without = (marks: readonly Mark[], mark: Mark): Mark[] => marks.filter((each) => each !== mark);

/** Whoever changes something marked has reviewed it. */
export const renameDish = (draft: ImportDraft, key: string, name: string): ImportDraft =>
  changeDish(draft, key, (row) => ({
    ...row,
    dish: { ...row.dish, name },
    marks: without(row.marks, 'name'),
  }));
export const describeDish = (draft: ImportDraft, key: string, description: string): ImportDraft =>
  changeDish(draft, key, (row) => ({ ...row, dish: { ...row.dish, description } }));
export const priceDish = (draft: ImportDraft, key: string, price: string): ImportDraft =>
  changeDish(draft, key, (row) => ({
    ...row,
    price,
    marks: priceOf(price) === null ? row.marks : without(row.marks, 'price'),
  }));
/** What was guessed is right. A price that is missing stays marked: without one nothing can be saved. */
export const approve = (draft: ImportDraft, key: string): ImportDraft =>
  changeDish(draft, key, (row) => ({ ...row, marks: priceOf(row.price) === null ? ['price'] : [] })).map(
    (section) => (section.key === key ? { ...section, marks: [] } : section),
  );

export const removeDish = (draft: ImportDraft, key: string): ImportDraft =>
  draft.map((section) => ({ ...section, dishes: section.dishes.filter((row) => row.key !== key) }));

const findDish = (draft: ImportDraft, key: string): DishRow | undefined =>
  draft.flatMap(({ dishes }) => dishes).find((row) => row.key === key);

/** To the end of another section. */
export const moveDish = (draft: ImportDraft, key: string, toSection: string): ImportDraft => {
  const row = findDish(draft, key);
  if (!row) return draft;
  return removeDish(draft, key).map((section) =>
    section.key === toSection ? { ...section, dishes: [...section.dishes, row] } : section,
  );
};
/** One place up or down among the dishes of its section. */
export const shiftDish = (draft: ImportDraft, key: string, by: -1 | 1): ImportDraft =>
  draft.map((section) => {
    const from = section.dishes.findIndex((row) => row.key === key);
    const row = section.dishes[from];
    const to = from + by;
    if (!row || to < 0 || to >= section.dishes.length) return section;
    return { ...section, dishes: section.dishes.toSpliced(from, 1).toSpliced(to, 0, row) };
  });

export const renameSection = (draft: ImportDraft, key: string, name: string): ImportDraft =>
  draft.map((section) =>
    section.key === key ? { ...section, name, marks: without(section.marks, 'section') } : section,
  );
export const removeSection = (draft: ImportDraft, key: string): ImportDraft =>
  draft.filter((section) => section.key !== key);

export const isMissing = {
  price: (row: DishRow): boolean => priceOf(row.price) === null,
  name: ({ dish }: DishRow): boolean => dish.name.trim() === '',
};

export const countDishes = (draft: ImportDraft): number =>
  draft.reduce((sum, { dishes }) => sum + dishes.length, 0);

/** As a table names them; two that differ in their case alone are one. */
export const areaNamesOf = (draft: ImportDraft): string[] => {
  const named = draft.flatMap(({ details }) => details.area || []);
  return [...new Map(named.toReversed().map((name) => [name.toLowerCase(), name])).values()].toReversed();
};

/** The sections and dishes to review, in order. */
export const markedKeys = (draft: ImportDraft): string[] =>
  draft.flatMap((section) => [
    ...(section.marks.length > 0 ? [section.key] : []),
    ...section.dishes.filter(({ marks }) => marks.length > 0).map(({ key }) => key),
  ]);
/** What has to be filled in before anything can be saved. */
export const missingKeys = (draft: ImportDraft): string[] =>
  draft.flatMap((section) => [
    ...(section.name.trim() === '' ? [section.key] : []),
    ...section.dishes.filter((row) => isMissing.price(row) || isMissing.name(row)).map(({ key }) => key),
  ]);

/** As it is sent: sections of the same name are merged, and the keys say which dish is where. */
export const toSent = (draft: ImportDraft): { sections: SentSection[]; keys: string[][] } => {
  const byName = new Map<string, { section: SentSection; keys: string[] }>();
  for (const { name, details, dishes } of draft) {
    const sectionName = name.trim().normalize('NFC');
    const known = byName.get(sectionName) ?? { section: { ...details, sectionName, dishes: [] }, keys: [] };
    byName.set(sectionName, known);
    for (const row of dishes) {
      known.section.dishes.push({ ...row.dish, name: row.dish.name.trim(), price: priceOf(row.price) ?? 0 });
      known.keys.push(row.key);
    }
  }
  const all = [...byName.values()];
  return { sections: all.map(({ section }) => section), keys: all.map(({ keys }) => keys) };
};
