import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { limits } from '../values/limits.ts';
import { id, idParams, nameInput } from '../values/wire.ts';
import { stockLimitKinds } from './stock-limit.ts';

const limitOut = z.object({
  kind: z.enum(stockLimitKinds),
  /** Of `untilTime`. */
  endsAt: z.string().nullable(),
  /** Of `counted`. */
  left: z.number().nullable(),
});
export type StockLimitOut = z.output<typeof limitOut>;

const limitIn = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('off') }),
  z.object({ kind: z.literal('untilNextShift') }),
  z.object({ kind: z.literal('untilTime'), minutes: z.int().min(1).max(limits.stockMinutes) }),
  z.object({ kind: z.literal('counted'), left: z.int().min(0).max(limits.stockCount) }),
]);
export type StockLimitIn = z.output<typeof limitIn>;

const optionIn = z.object({ groupName: nameInput, optionName: nameInput });
const optionOut = z.object({ groupName: z.string(), optionName: z.string(), limit: limitOut.nullable() });

const stockDish = z.object({
  _id: id,
  name: z.string(),
  /** Null when nothing limits it. */
  limit: limitOut.nullable(),
  /** A group of which a guest must choose and nothing is left: the dish is sold out with it. */
  exhaustedGroup: z.string().nullable(),
  options: z.array(optionOut),
});
export type StockDish = z.output<typeof stockDish>;

/** With what limited it until then, so that the change can be taken back: a screen may show an older count. */
const changedStock = stockDish.extend({ was: limitOut.nullable() });
export type ChangedStock = z.output<typeof changedStock>;

const stockSection = z.object({ _id: id, name: z.string(), dishes: z.array(stockDish) });
export type StockSection = z.output<typeof stockSection>;

export const stockContract = contract({
  listStock: endpoint({
    method: 'GET',
    path: '/stock',
    access: 'station',
    summary: 'Every dish of the active menu and its options, with what limits them.',
    response: z.array(stockSection),
    refusals: { plan_required: noDetails },
  }),
  limitStock: endpoint({
    method: 'PUT',
    path: '/stock/:id',
    access: 'right:stock',
    summary:
      'Limit a dish, or an option of it: off, off until the next shift or for some minutes, or so many left. Null lifts the limit. A count that names itself (countId) is set once, however often it is sent.',
    params: idParams,
    body: z.object({
      option: optionIn.nullable().default(null),
      limit: limitIn.nullable(),
      countId: id.optional(),
    }),
    response: changedStock,
    refusals: { plan_required: noDetails, not_found: noDetails },
  }),
});
