import { z } from 'zod';
import { groupOut, sizeOut } from '../menus/dishes/dish-shape.ts';
import { dateTime, id } from '../values/wire.ts';
import { orderParts } from './order-changes.ts';
import { lifecycle } from './order-lifecycle.ts';
import { managedOrder } from './order-shape.ts';

/**
 * What can have happened to an order: every move of its lifecycle, what the staff and its guest did besides, and
 * the ring ladder's steps. `other`: what only a newer version can tell.
 */
export const trailActions = [
  'create',
  'take',
  'autoApprove',
  'promise',
  'tick',
  'untick',
  'edit',
  'table',
  'pay',
  'unpay',
  'delete',
  'undo',
  'ring',
  'guestChange',
  'withdraw',
  'other',
  ...new Set(lifecycle.map((row) => row.move)),
] as const;
export type TrailAction = (typeof trailActions)[number];

const trailSide = z.union([managedOrder, orderParts]).nullable();

/** A page of a trail ends with as many entries or bytes, whichever comes first. Nearly every order has one page. */
export const trailPage = { entries: 50, bytes: 2 * 1024 * 1024 } as const;

/** The offset of a page. Entries are only ever appended, so it stays valid. */
export const trailFrom = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/** One thing that happened to an order. Nothing of it is ever changed or removed but what a guest typed, once it is forgotten. */
export const trailEntry = z.object({
  at: dateTime,
  action: z.enum(trailActions),
  reason: z.string(),
  /** The actor; null for the guest, and for automatic changes. */
  by: z.string().nullable(),
  /** The changed parts as they were before; for a deletion the whole order. */
  before: trailSide,
  after: trailSide,
  /** On the last entry of a page, if there are more: the next page is read `from` here. */
  next: z.string().optional(),
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
