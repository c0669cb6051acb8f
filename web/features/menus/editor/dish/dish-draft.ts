import type { DishAllergens } from '#core/menus/dishes/allergens.ts';
import { groupProblemOf } from '#core/menus/dishes/change-groups.ts';
import { noAllergens } from '#core/menus/dishes/declared-allergens.ts';
import type { DietaryTag } from '#core/menus/dishes/dietary-tags.ts';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import type { KosherKind } from '#core/menus/dishes/kosher-kinds.ts';
import { limits } from '#core/values/limits.ts';
import { toAgorot, toShekels } from '#core/values/money.ts';
import { isSavedId } from '#core/values/saved-id.ts';
import type { CallInput } from '#web/lib/api/call.ts';

/** A dish as it is typed: numbers are texts until they are sent, and every row has a key of its own. */
export type SizeDraft = { key: number; name: string; price: string; isBase: boolean };
export type OptionDraft = {
  key: number;
  name: string;
  price: string;
  times: string;
  kosherKind?: KosherKind | undefined;
};
export type GroupDraft = {
  key: number;
  name: string;
  type: 'single' | 'multiple';
  required: boolean;
  min: string;
  max: string;
  options: OptionDraft[];
};
export type DishDraft = {
  /** Not 24 hexadecimal characters means new. */
  id: string;
  sectionId: string;
  name: string;
  description: string;
  price: string;
  available: boolean;
  prepTime: string;
  ingredients: string;
  dietary: DietaryTag[];
  allergens: DishAllergens;
  kosherKind: KosherKind | null;
  sizes: SizeDraft[];
  changes: GroupDraft[];
  image: string | null;
  hasAddOns: boolean;
  customAddOns: Dish['customAddOns'];
  revision: number | undefined;
};

let lastKey = 0;
export const newKey = (): number => {
  lastKey += 1;
  return lastKey;
};

export const newOption = (): OptionDraft => ({ key: newKey(), name: '', price: '0', times: '1' });

export const isNewDish = ({ id }: Pick<DishDraft, 'id'>): boolean => !isSavedId(id);

export const newDishDraft = (sectionId: string): DishDraft => ({
  id: `new-${newKey()}`,
  sectionId,
  name: '',
  description: '',
  price: '0',
  available: true,
  prepTime: '',
  ingredients: '',
  dietary: [],
  allergens: noAllergens,
  kosherKind: null,
  sizes: [],
  changes: [],
  image: null,
  hasAddOns: false,
  customAddOns: [],
  revision: undefined,
});

export const draftOfDish = (dish: Dish, sectionId: string): DishDraft => ({
  id: dish._id,
  sectionId,
  name: dish.name,
  description: dish.description,
  price: String(dish.price),
  available: dish.available,
  prepTime: dish.prepTime === null ? '' : String(dish.prepTime),
  ingredients: dish.ingredients.join(', '),
  dietary: dish.dietaryInfo.map(({ type }) => type),
  allergens: dish.allergens,
  kosherKind: dish.kosherKind,
  sizes: dish.sizes.map((size) => ({ ...size, key: newKey(), price: String(size.price) })),
  changes: dish.changes.map((group) => ({
    key: newKey(),
    name: group.name,
    type: group.type,
    required: group.required,
    min: group.minSelections === 0 ? '' : String(group.minSelections),
    max: group.maxSelections === null ? '' : String(group.maxSelections),
    options: group.options.map((option) => ({
      key: newKey(),
      name: option.name,
      price: String(option.price),
      times: String(option.maxTimes),
      kosherKind: option.kosherKind,
    })),
  })),
  image: dish.image,
  hasAddOns: dish.hasAddOns,
  customAddOns: dish.customAddOns,
  revision: dish.revision,
});

/** A price as the product reads it: what is no number between 0 and the limit becomes 0. */
export const priceFrom = (typed: string): number => {
  const price = Number(typed.trim().replace(',', '.') || Number.NaN);
  return price >= 0 && price <= limits.priceShekels ? toShekels(toAgorot(price)) : 0;
};
export const isPrice = (typed: string): boolean => {
  const price = Number(typed.trim().replace(',', '.') || Number.NaN);
  return price >= 0 && price <= limits.priceShekels;
};

const wholeWithin = (typed: string, min: number, max: number): number | null => {
  const value = Math.round(Number(typed.trim() || Number.NaN));
  return value >= min && value <= max ? value : null;
};

/** The first size is the base when none is, and the base costs nothing more. */
export const withBase = (sizes: readonly SizeDraft[]): SizeDraft[] => {
  const base = Math.max(
    0,
    sizes.findIndex((size) => size.isBase),
  );
  return sizes.map((size, index) =>
    index === base ? { ...size, isBase: true, price: '0' } : { ...size, isBase: false },
  );
};

/** A group as it is sent. A single choice has no numbers of its own, whatever was typed before it became one. */
const groupOf = ({ name, type, required, min, max, options }: GroupDraft) => {
  const isMultiple = type === 'multiple';
  return {
    name: name.trim(),
    type,
    required,
    minSelections: (isMultiple && wholeWithin(min, 0, limits.optionsPerDish)) || 0,
    maxSelections: isMultiple ? wholeWithin(max, 1, limits.optionsPerDish) : null,
    options: options.map((option) => ({
      name: option.name.trim(),
      price: priceFrom(option.price),
      maxTimes: (isMultiple && wholeWithin(option.times, 1, limits.optionTimes)) || 1,
      kosherKind: option.kosherKind,
    })),
  };
};

/** More must be chosen than can be: nobody could order the dish. */
export const asksTooMuch = (group: GroupDraft): boolean => groupProblemOf(groupOf(group)) !== null;

export type DishProblem = 'name' | 'names' | 'group-empty' | 'group-minimum';

const areNamed = (items: readonly { name: string }[]): boolean => {
  const names = items.map(({ name }) => name.trim());
  return names.every(Boolean) && new Set(names).size === names.length;
};

export const problemOf = (draft: DishDraft): DishProblem | null => {
  if (!draft.name.trim()) return 'name';
  if (draft.changes.some(({ options }) => options.length === 0)) return 'group-empty';
  const lists = [draft.sizes, draft.changes, ...draft.changes.map(({ options }) => options)];
  if (!lists.every(areNamed)) return 'names';
  return draft.changes.some(asksTooMuch) ? 'group-minimum' : null;
};

type DishBody = CallInput<'POST /dishes'>['body'];

export const bodyOf = (draft: DishDraft, menuId: string): DishBody => ({
  name: draft.name.trim(),
  description: draft.description.trim(),
  price: priceFrom(draft.price),
  available: draft.available,
  hasAddOns: draft.hasAddOns,
  customAddOns: draft.customAddOns,
  ingredients: draft.ingredients
    .split(',')
    .map((ingredient) => ingredient.trim())
    .filter(Boolean),
  prepTime: wholeWithin(draft.prepTime, 0, limits.prepTimeMinutes),
  dietaryInfo: draft.dietary.map((type) => ({ type })),
  allergens: draft.allergens,
  kosherKind: draft.kosherKind,
  changes: draft.changes.map(groupOf),
  sizes: withBase(draft.sizes).map(({ name, price, isBase }) => ({
    name: name.trim(),
    price: priceFrom(price),
    isBase,
  })),
  menuId,
  // By id: the name may be changed in another tab.
  sectionName: draft.sectionId,
  image: draft.image,
  revision: draft.revision,
});

const content = ({ revision: _, available: __, ...rest }: DishDraft): string =>
  JSON.stringify(rest, (name, value) => (name === 'key' ? undefined : value));

/** Whether anything that Save would send differs. Stock is saved at once, so it never waits here. */
export const isEdited = (draft: DishDraft, saved: DishDraft): boolean => content(draft) !== content(saved);
