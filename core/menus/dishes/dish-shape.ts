import { z } from 'zod';
import { limits } from '../../values/limits.ts';
import { agorot } from '../../values/money.ts';
import {
  id,
  imageDataUrl,
  optionalLine,
  optionalText,
  price,
  requiredLine,
  revision,
  sectionInput,
  shekels,
} from '../../values/wire.ts';
import { guestLanguage, translations, translationsIn } from '../translations/translations.contract.ts';
import { dishAllergens, dishAllergensIn } from './allergen-shape.ts';
import { type GroupProblem, groupProblemOf } from './change-groups.ts';
import { dietaryTags } from './dietary-tags.ts';
import { kosherKinds } from './kosher-kinds.ts';

/** A dish on the wire, in the two directions: prices come in as shekels and go out as shekels. */
const sizeIn = z.object({
  name: requiredLine(limits.name),
  price: price.default(agorot(0)),
  isBase: z.boolean().default(false),
});
const kosherKind = z.enum(kosherKinds);
const optionIn = z.object({
  name: requiredLine(limits.name),
  price: price.default(agorot(0)),
  /** How often it may be chosen; more than once only where several may be. */
  maxTimes: z.int().min(1).max(limits.optionTimes).default(1),
  // Null says the same as nothing, and nothing is what is stored.
  kosherKind: kosherKind
    .nullable()
    .optional()
    .transform((kind) => kind ?? undefined),
});

export const changeTypes = ['single', 'multiple'] as const;
const groupIssues: Record<GroupProblem, { field: string; message: string }> = {
  minimum_impossible: { field: 'minSelections', message: 'More than can be chosen in this group' },
  single_repeats: { field: 'options', message: 'An option of a single choice cannot be chosen repeatedly' },
};
const groupIn = z
  .object({
    name: requiredLine(limits.name),
    type: z.enum(changeTypes),
    required: z.boolean().default(false),
    minSelections: z.int().min(0).max(limits.optionsPerDish).default(0),
    maxSelections: z.int().min(1).max(limits.optionsPerDish).nullable().default(null),
    options: z.array(optionIn).min(1).max(limits.optionsPerDish),
  })
  .superRefine((group, context) => {
    const problem = groupProblemOf(group);
    if (!problem) return;
    const { field, message } = groupIssues[problem];
    context.addIssue({ code: 'custom', path: [field], message });
  });

const uniqueNames = (items: readonly { name: string }[]): boolean =>
  new Set(items.map((item) => item.name)).size === items.length;

const dietary = z.object({ type: z.enum(dietaryTags) });

/** Add-ons are stored as the owner's client sends them: a name, a price and an id of its own. */
const addOn = z.object({
  _id: z.string().max(64).optional(),
  name: optionalLine(limits.name).optional(),
  price: z.number().min(0).max(limits.priceShekels).optional(),
});

/**
 * What an owner enters for a dish and everybody sees unchanged. Service, presenters and queries copy these
 * fields by their names (`publicFields`, `guestFields`): a new one is declared here and in the database's schema.
 */
const details = z.object({
  name: z.string(),
  description: z.string(),
  available: z.boolean(),
  hasAddOns: z.boolean(),
  customAddOns: z.array(addOn),
  ingredients: z.array(z.string()),
  prepTime: z.number().nullable(),
  allergens: dishAllergens,
  kosherKind: kosherKind.nullable(),
});
/** The same as input: what is accepted, and the defaults. */
const detailsIn = {
  name: requiredLine(limits.name),
  description: optionalText(limits.description).default(''),
  available: z.boolean().default(true),
  hasAddOns: z.boolean().default(false),
  customAddOns: z.array(addOn).max(limits.addOnsPerDish).default([]),
  ingredients: z.array(optionalLine(limits.name)).max(limits.ingredientsPerDish).default([]),
  prepTime: z.number().min(0).max(limits.prepTimeMinutes).overwrite(Math.round).nullable().default(null),
  // Left out they stay as they are: a screen of before, which knows nothing of them, must not undo a warning.
  allergens: dishAllergensIn.optional(),
  kosherKind: kosherKind.nullable().optional(),
} satisfies Record<keyof typeof details.shape, z.ZodType>;
/** What of it a guest sees. */
const publicToGuests = details.pick({
  name: true,
  description: true,
  available: true,
  ingredients: true,
  allergens: true,
  kosherKind: true,
});

export const publicFields = details.keyof().options;
export const guestFields = publicToGuests.keyof().options;

/** What a dish is made of, wherever it comes from. */
const dishParts = {
  ...detailsIn,
  price,
  dietaryInfo: z.array(dietary).max(dietaryTags.length).default([]),
  changes: z.array(groupIn).max(limits.groupsPerDish).refine(uniqueNames).default([]),
  sizes: z.array(sizeIn).max(limits.sizesPerDish).refine(uniqueNames).default([]),
};

export const dishBody = z.object({
  ...dishParts,
  owner: id.optional(),
  menuId: id,
  sectionName: sectionInput,
  /** A data URL sets a new picture; an address of ours or nothing keeps the one there is; null removes it. */
  image: z.union([imageDataUrl, z.string().max(300), z.null()]).optional(),
  /** The revision that was edited: when the dish has another one by now, the change is refused. */
  revision: revision.optional(),
});
export type DishBody = z.output<typeof dishBody>;

/** A dish among many that are saved at once, into the section that it is sent in. */
export const importedDish = z.object({
  ...dishParts,
  /** The address of one of the owner's pictures; any other is reported, and the dish is imported without it. */
  image: z.string().max(300).nullable().default(null),
  translations: translationsIn.default({}),
});
export type ImportedDish = z.output<typeof importedDish>;
export type SentDish = z.input<typeof importedDish>;

export const sizeOut = z.object({ name: z.string(), price: shekels, isBase: z.boolean() });
const optionOut = z.object({
  name: z.string(),
  price: shekels,
  maxTimes: z.number(),
  /** Nothing when it says nothing. */
  kosherKind: kosherKind.optional(),
});
export const groupOut = z.object({
  name: z.string(),
  type: z.enum(changeTypes),
  required: z.boolean(),
  minSelections: z.number(),
  maxSelections: z.number().nullable(),
  options: z.array(optionOut),
});

export const dishOut = z.object({
  _id: id,
  ...details.shape,
  price: shekels,
  image: z.string().nullable(),
  imageColor: z.string().nullable(),
  dietaryInfo: z.array(dietary),
  changes: z.array(groupOut),
  sizes: z.array(sizeOut),
  owner: id,
  menuId: id,
  sectionName: z.string(),
  revision: z.number(),
  translations,
  /** The staff has limited it, or an option of it, for now: another screen than the editor says how. */
  isLimited: z.boolean().optional(),
});
export type Dish = z.output<typeof dishOut>;

/** Orders use its main name; guests see its name in their language, where there is one. */
const inLanguage = {
  shown: z.string().optional(),
  /** The language of the displayed text, where it is not the requested one. */
  lang: guestLanguage.optional(),
};
const guestSize = sizeOut.extend(inLanguage);
const guestGroup = groupOut.extend({ ...inLanguage, options: z.array(optionOut.extend(inLanguage)) });

/** The languages of texts that are not in the requested language. */
export const textLanguages = z
  .object({ name: guestLanguage, description: guestLanguage, ingredients: guestLanguage })
  .partial()
  .optional();

/** A dish as a guest needs it: short names, because hundreds of them travel inside the page. */
export const guestDishAnswer = z.object({
  _id: id,
  ...publicToGuests.shape,
  price: shekels,
  image: z.string().nullable(),
  imageColor: z.string().nullable(),
  dietary: z.array(z.enum(dietaryTags)),
  sizes: z.array(guestSize),
  /** An option that is sold out may be chosen zero times. */
  changes: z.array(guestGroup),
  /** How many there are, when they are the last few. */
  left: z.number().optional(),
  langs: textLanguages,
});
export type GuestDishAnswer = z.output<typeof guestDishAnswer>;
