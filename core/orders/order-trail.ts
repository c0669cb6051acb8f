import { z } from 'zod';
import { groupOut, sizeOut } from '../menus/dish-shape.ts';
import { dateTime, id } from '../values/wire.ts';
import { lifecycle } from './order-lifecycle.ts';
import { managedOrder } from './order-shape.ts';

/** What can have happened to an order: every move of its lifecycle, what the staff did besides, and the ring ladder's steps. */
const trailActions = [
  'create',
  'take',
  'autoApprove',
  'promise',
  'edit',
  'delete',
  'undo',
  'ring',
  ...new Set(lifecycle.map((row) => row.move)),
] as const;
export type TrailAction = (typeof trailActions)[number];

/** One thing that happened to an order. Nothing of it is ever changed or removed but what a guest typed, once it is forgotten. */
export const trailEntry = z.object({
  at: dateTime,
  action: z.enum(trailActions),
  reason: z.string(),
  /** Whose account did it; null for the guest, and for what happened by itself. */
  by: z.string().nullable(),
  before: managedOrder.nullable(),
  after: managedOrder.nullable(),
});
export type TrailEntry = z.output<typeof trailEntry>;

/** An order that was deleted, as it was, with who, when and why. */
export const deletedOrder = z.object({
  order: managedOrder,
  deletedAt: dateTime,
  reason: z.string(),
  by: z.string().nullable(),
});
export type DeletedOrder = z.output<typeof deletedOrder>;

/** What can be chosen for a dish of an order now, for the form that edits it. */
export const dishChoices = z.object({
  _id: id,
  name: z.string(),
  price: z.number(),
  sizes: z.array(sizeOut),
  changes: z.array(groupOut),
});
export type DishChoices = z.output<typeof dishChoices>;
