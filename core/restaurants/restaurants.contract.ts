import { z } from 'zod';
import { plan } from '../accounts/accounts.contract.ts';
import { contract, endpoint } from '../http/endpoint.ts';
import { limits } from '../kit/limits.ts';
import { id, optionalText, phone, requiredText, shekels } from '../kit/wire.ts';
import { dietaryTags } from '../menus/dietary-tags.ts';
import { groupOut, sizeOut } from '../menus/dish-shape.ts';
import { fontStyles, layoutStyles } from '../menus/menu-look.ts';

const restaurant = z.object({
  ownerId: id,
  restaurantName: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  description: z.string(),
  hasTableNumbers: z.boolean(),
  numberOfTables: z.number(),
});
export type Restaurant = z.output<typeof restaurant>;

const tablesCount = z.int().min(limits.tablesMin).max(limits.tablesMax);

export const settingsBody = z
  .object({
    ownerId: id.optional(),
    restaurantName: requiredText(limits.name),
    address: requiredText(limits.address),
    phoneNumber: z.union([z.literal(''), phone]).default(''),
    description: optionalText(limits.description).default(''),
    hasTableNumbers: z.boolean().default(false),
    tableNumbersCount: z.union([tablesCount, z.literal(0)]).nullish(),
  })
  .refine((settings) => !settings.hasTableNumbers || (settings.tableNumbersCount ?? 0) >= limits.tablesMin, {
    path: ['tableNumbersCount'],
  });

/** A dish as a guest needs it: short names, because hundreds of them travel inside the page. */
const publicDish = z.object({
  _id: id,
  name: z.string(),
  description: z.string(),
  price: shekels,
  available: z.boolean(),
  image: z.string().nullable(),
  imageColor: z.string().nullable(),
  dietary: z.array(z.enum(dietaryTags)),
  sizes: z.array(sizeOut),
  changes: z.array(groupOut),
});
export type PublicDish = z.output<typeof publicDish>;

const publicSection = z.object({
  _id: id,
  sectionName: z.string(),
  showImages: z.boolean(),
  dishes: z.array(publicDish),
});
export type PublicSection = z.output<typeof publicSection>;

export const publicMenu = z.object({
  restaurant: z.object({
    _id: id,
    name: z.string(),
    plan,
    address: z.string(),
    phoneNumber: z.string(),
    description: z.string(),
    tables: z.number(),
  }),
  /** Open for orders now: the plan takes orders and a shift is open. */
  isOpen: z.boolean(),
  menu: z
    .object({
      _id: id,
      name: z.string(),
      description: z.string(),
      logo: z.string().nullable(),
      primaryColor: z.string(),
      layoutStyle: z.enum(layoutStyles),
      fontStyle: z.enum(fontStyles),
      sections: z.array(publicSection),
    })
    .nullable(),
});
export type PublicMenu = z.output<typeof publicMenu>;

const ownerParams = z.object({ ownerId: id });

export const restaurantsContract = contract({
  getSettings: endpoint({
    method: 'GET',
    path: '/restaurants/settings',
    access: 'owner',
    summary: "The restaurant's settings.",
    query: z.object({ ownerId: id.optional() }),
    response: restaurant,
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/restaurants/settings',
    access: 'owner',
    summary: "Save the restaurant's settings.",
    body: settingsBody,
    response: z.object({ message: z.string(), restaurant }),
  }),
  getPublicMenu: endpoint({
    method: 'GET',
    path: '/public-menu/:ownerId',
    access: 'public',
    summary: 'Everything a guest page shows, in one answer.',
    params: ownerParams,
    response: publicMenu,
    refusals: ['not_found'],
  }),
  getMenuPreview: endpoint({
    method: 'GET',
    path: '/menus/:menuId/preview',
    access: 'owner',
    summary: 'One menu of the owner, active or not, as a guest would browse it.',
    params: z.object({ menuId: id }),
    response: publicMenu,
    refusals: ['not_found'],
  }),
  streamPublicMenu: endpoint({
    method: 'GET',
    path: '/public-menu/:ownerId/stream',
    access: 'public',
    summary: 'Live: availability, open or closed, menu changed.',
    params: ownerParams,
    response: 'event-stream',
    refusals: ['not_found'],
  }),
});
