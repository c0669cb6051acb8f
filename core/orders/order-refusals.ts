import { z } from 'zod';
import { shekels } from '../values/wire.ts';
import type { OrderProblem } from './lines/order-pricing.ts';

/** The details of an order that was refused, on the wire. The pricing rules themselves load no schema. */
const where = { line: z.number(), dishId: z.string() };
const inGroup = { ...where, groupName: z.string() };
const ofOption = { ...inGroup, optionName: z.string() };

const orderProblem: z.ZodType<OrderProblem> = z.discriminatedUnion('why', [
  z.object({ why: z.literal('dish_gone'), ...where }),
  z.object({ why: z.literal('dish_unavailable'), ...where, name: z.string() }),
  z.object({
    why: z.literal('dish_not_served'),
    ...where,
    name: z.string(),
    servedAgainAt: z.string().nullable(),
  }),
  z.object({
    why: z.literal('section_paused'),
    ...where,
    name: z.string(),
    section: z.string(),
    until: z.string().nullable(),
    reason: z.string(),
  }),
  z.object({
    why: z.literal('not_enough_left'),
    ...where,
    name: z.string(),
    option: z.string().nullable(),
    left: z.number(),
  }),
  z.object({ why: z.literal('quantity_invalid'), ...where }),
  z.object({ why: z.literal('size_required'), ...where }),
  z.object({ why: z.literal('size_unknown'), ...where, size: z.string() }),
  z.object({ why: z.literal('group_required'), ...inGroup }),
  z.object({ why: z.literal('single_choice'), ...inGroup }),
  z.object({ why: z.literal('too_few_options'), ...inGroup, min: z.number() }),
  z.object({ why: z.literal('too_many_options'), ...inGroup, max: z.number() }),
  z.object({ why: z.literal('option_repeated'), ...ofOption }),
  z.object({ why: z.literal('option_unknown'), ...ofOption }),
]);

/** The notes about allergies of one or several orders, each with its dish. */
export const allergyNotes = z.array(z.object({ dish: z.string(), note: z.string() }));

/** Empty when a dish was deleted at that very moment: which one is unknown. */
export const orderRefused = z.object({ problems: z.array(orderProblem) });

/** Every line at its true price. */
export const priceChanged = z.object({
  totalPrice: shekels,
  lines: z.array(z.object({ dishId: z.string(), name: z.string(), quantity: z.number(), total: shekels })),
});

/** Until when; null while nobody can say. */
export const orderingPaused = z.object({ until: z.string().nullable(), reason: z.string() });
