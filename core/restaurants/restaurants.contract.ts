import { z } from 'zod';
import { timeZoneIn } from '../hours/hours-shape.ts';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { translations } from '../menus/translations/translations.contract.ts';
import { mostOrderTotal, mostPortions } from '../orders/order-caps.ts';
import { limits } from '../values/limits.ts';
import { toAgorot } from '../values/money.ts';
import { id, optionalPhone, optionalText, requiredLine, shekels } from '../values/wire.ts';

const settingsAnswer = z.object({
  restaurantName: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  description: z.string(),
  hasTableNumbers: z.boolean(),
  numberOfTables: z.number(),
  /** By whose clocks the hours of its sections are meant. */
  timeZone: z.string(),
  /** Orders begin in process, with the proposed time. */
  autoApprove: z.boolean(),
  /** Above one of these a guest's order is held. */
  maxPortions: z.number(),
  maxOrderTotal: shekels,
});
const restaurant = settingsAnswer.extend({ ownerId: id, translations });
export type Restaurant = z.output<typeof restaurant>;

const tablesCount = z.int().min(limits.tablesMin).max(limits.tablesMax);

export const settingsBody = z
  .object({
    ownerId: id.optional(),
    restaurantName: requiredLine(limits.name),
    address: requiredLine(limits.address),
    phoneNumber: optionalPhone.default(''),
    description: optionalText(limits.description).default(''),
    hasTableNumbers: z.boolean().default(false),
    tableNumbersCount: z.union([tablesCount, z.literal(0)]).nullish(),
    /** Left out: as it is. */
    timeZone: timeZoneIn.optional(),
    autoApprove: z.boolean().optional(),
    /** The settings that were edited: when others are saved by now, the change is refused. */
    was: settingsAnswer
      .partial({ timeZone: true, autoApprove: true, maxPortions: true, maxOrderTotal: true })
      .optional(),
  })
  .refine((settings) => !settings.hasTableNumbers || (settings.tableNumbersCount ?? 0) >= limits.tablesMin, {
    path: ['tableNumbersCount'],
  });

export const orderingBody = z
  .object({
    autoApprove: z.boolean().optional(),
    maxPortions: z.int().min(1).max(mostPortions).optional(),
    maxOrderTotal: z.number().min(1).max(mostOrderTotal).transform(toAgorot).optional(),
  })
  .refine((ordering) => Object.values(ordering).some((value) => value !== undefined));

export const restaurantsContract = contract({
  getSettings: endpoint({
    method: 'GET',
    path: '/restaurants/settings',
    access: 'owner',
    summary: "The restaurant's settings.",
    query: z.object({ ownerId: id.optional() }),
    response: restaurant,
    refusals: { not_found: noDetails },
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/restaurants/settings',
    access: 'owner',
    summary: "Save the restaurant's settings.",
    body: settingsBody,
    response: z.object({ message: z.string(), restaurant }),
    refusals: { not_found: noDetails, changed_meanwhile: z.object({ restaurant }) },
  }),
  saveOrdering: endpoint({
    method: 'PUT',
    path: '/restaurants/ordering',
    access: 'owner',
    summary:
      'Save whether orders approve themselves, and above how many portions or which total those of guests are held. What is left out stays as it is.',
    body: orderingBody,
    response: restaurant,
    refusals: { not_found: noDetails },
  }),
});
