import { z } from 'zod';
import { limits } from '../kit/limits.ts';
import { agorot } from '../kit/money.ts';
import { id, imageDataUrl, optionalText, price, requiredText, revision, shekels } from '../kit/wire.ts';
import { dietaryTags } from './dietary-tags.ts';

/** A dish on the wire, in the two directions: prices come in as shekels and go out as shekels. */
const sizeIn = z.object({
  name: requiredText(limits.name),
  price: price.default(agorot(0)),
  isBase: z.boolean().default(false),
});
const optionIn = z.object({ name: requiredText(limits.name), price: price.default(agorot(0)) });

export const changeTypes = ['single', 'multiple'] as const;
const groupIn = z.object({
  name: requiredText(limits.name),
  type: z.enum(changeTypes),
  required: z.boolean().default(false),
  maxSelections: z.int().min(1).max(limits.optionsPerGroup).nullable().default(null),
  options: z.array(optionIn).min(1).max(limits.optionsPerGroup),
});

const uniqueNames = (items: readonly { name: string }[]): boolean =>
  new Set(items.map((item) => item.name)).size === items.length;

const dietary = z.object({ type: z.enum(dietaryTags) });

/** Add-ons are kept as the owner's client sends them: a name, a price and an id of its own. */
const addOn = z.object({
  _id: z.string().max(64).optional(),
  name: optionalText(limits.name).optional(),
  price: z.number().min(0).max(limits.priceShekels).optional(),
});

export const dishBody = z.object({
  name: requiredText(limits.name),
  description: optionalText(limits.description).default(''),
  price,
  available: z.boolean().default(true),
  hasAddOns: z.boolean().default(false),
  customAddOns: z.array(addOn).max(limits.addOnsPerDish).default([]),
  ingredients: z.array(optionalText(limits.name)).max(limits.ingredientsPerDish).default([]),
  prepTime: z.number().min(0).max(limits.prepTimeMinutes).nullable().default(null),
  dietaryInfo: z.array(dietary).max(dietaryTags.length).default([]),
  changes: z.array(groupIn).max(limits.groupsPerDish).refine(uniqueNames).default([]),
  sizes: z.array(sizeIn).max(limits.sizesPerDish).refine(uniqueNames).default([]),
  owner: id.optional(),
  menuId: id,
  sectionName: requiredText(limits.name),
  /** A data URL sets a new picture; an address of ours or nothing keeps the one there is; null removes it. */
  image: z.union([imageDataUrl, z.string().max(300), z.null()]).optional(),
  /** The revision that was edited: when the dish has another one by now, the change is refused. */
  revision: revision.optional(),
});
export type DishBody = z.output<typeof dishBody>;

export const sizeOut = z.object({ name: z.string(), price: shekels, isBase: z.boolean() });
export const optionOut = z.object({ name: z.string(), price: shekels });
export const groupOut = z.object({
  name: z.string(),
  type: z.enum(changeTypes),
  required: z.boolean(),
  maxSelections: z.number().nullable(),
  options: z.array(optionOut),
});

export const dishOut = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  price: shekels,
  available: z.boolean(),
  hasAddOns: z.boolean(),
  customAddOns: z.array(addOn),
  image: z.string().nullable(),
  imageColor: z.string().nullable(),
  ingredients: z.array(z.string()),
  prepTime: z.number().nullable(),
  dietaryInfo: z.array(dietary),
  changes: z.array(groupOut),
  sizes: z.array(sizeOut),
  owner: id,
  menuId: id,
  sectionName: z.string(),
  revision: z.number(),
});
export type Dish = z.output<typeof dishOut>;
