import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { managedOrder } from '../orders/order-shape.ts';
import { deletedOrder } from '../orders/order-trail.ts';
import { limits } from '../values/limits.ts';
import { type Agorot, toAgorot } from '../values/money.ts';
import { dateTime, id, nothing } from '../values/wire.ts';
import { shiftsPerPage } from './shift-page.ts';
import { evening, preflightFindings, shift, shiftClosing } from './shift-shape.ts';

const unfinishedOrders = z.object({
  orders: z.array(managedOrder.pick({ _id: true, displayOrderNumber: true, status: true })),
});

/** A drawer may hold more than any dish costs. */
const countedCash = z
  .number()
  .min(0)
  .max(limits.paymentShekels)
  .transform((amount): Agorot => toAgorot(amount));

const userParams = z.object({ userId: id });

export const shiftsContract = contract({
  listShifts: endpoint({
    method: 'GET',
    path: '/services',
    access: 'right:reports',
    summary: `The owner's shifts, newest first, ${shiftsPerPage} at a time; those older than the shift \`before\` follow it.`,
    query: z.object({ ownerId: id.optional(), before: id.optional() }),
    response: z.array(shift),
    refusals: { plan_required: noDetails, not_found: noDetails },
  }),
  getShift: endpoint({
    method: 'GET',
    path: '/services/:serviceId',
    access: 'right:reports',
    summary: 'One shift.',
    params: z.object({ serviceId: id }),
    response: shift,
    refusals: { plan_required: noDetails, not_found: noDetails },
  }),
  hasActiveShift: endpoint({
    method: 'GET',
    path: '/services/user/:userId/has-active',
    access: 'public',
    summary: 'Is this restaurant open now?',
    params: userParams,
    response: z.object({
      hasActiveService: z.boolean(),
      service: z.object({ _id: id, startTime: dateTime, endTime: dateTime }).nullable(),
      /** Whether somebody can notice a new order right now. */
      isWatched: z.boolean(),
    }),
    refusals: { not_found: noDetails },
  }),
  getEvening: endpoint({
    method: 'GET',
    path: '/services/evening',
    access: 'owner',
    summary: 'How the open shift is going; null while none is open.',
    response: z.object({ evening: evening.nullable() }),
  }),
  checkUnfinishedOrders: endpoint({
    method: 'GET',
    path: '/services/check-unfinished-orders/:userId',
    access: 'station',
    summary: 'Are there orders of the open shift that are not done?',
    params: userParams,
    response: z.object({ hasUnfinishedOrders: z.boolean() }),
  }),
  startShift: endpoint({
    method: 'POST',
    path: '/services/start',
    access: 'right:shifts+password',
    summary: "Open a shift. The server's clock and active menu are used; the times sent are ignored.",
    body: z.object({
      startTime: z.string().max(64).optional(),
      endTime: z.string().max(64).optional(),
      restaurantName: z.string().max(200).optional(),
      activeMenu: z.string().max(64).nullable().optional(),
      owner: id.optional(),
    }),
    response: shift,
    status: 201,
    refusals: { plan_required: noDetails, no_active_menu_to_open: noDetails, shift_already_open: noDetails },
  }),
  getClosing: endpoint({
    method: 'GET',
    path: '/services/closing',
    access: 'right:shifts',
    summary:
      'Before the open shift is closed: visits and orders without one that still owe, or have to be given something back, and the cash that should be in the drawer.',
    response: shiftClosing,
    refusals: { no_open_shift: noDetails },
  }),
  endShift: endpoint({
    method: 'POST',
    path: '/services/end',
    access: 'right:shifts+password',
    summary: 'Close the open shift and its visits; refused while orders are unfinished.',
    body: z.object({
      id: id.optional(),
      endTime: z.string().max(64).optional(),
      userId: id.optional(),
      /** What is in the drawer; null when nobody counted it. */
      countedCash: countedCash.nullish(),
    }),
    response: shift,
    refusals: { no_open_shift: noDetails, unfinished_orders: unfinishedOrders },
  }),
  savePreflight: endpoint({
    method: 'PUT',
    path: '/services/:serviceId/preflight',
    access: 'station',
    summary: 'Keep with the open shift what was found before the doors opened. A later look replaces it.',
    params: z.object({ serviceId: id }),
    body: z.object({ results: preflightFindings }),
    response: nothing,
    refusals: { not_found: noDetails },
  }),
  listShiftOrders: endpoint({
    method: 'GET',
    path: '/services/:serviceId/:ownerId/orders',
    access: 'right:reports',
    summary: 'The orders of one shift.',
    params: z.object({ serviceId: id, ownerId: id }),
    response: z.array(managedOrder),
    refusals: { not_found: noDetails },
  }),
  listDeletedOrders: endpoint({
    method: 'GET',
    path: '/services/:serviceId/:ownerId/deleted-orders',
    access: 'right:reports',
    summary: 'The deleted orders of one shift, as they were, each with its reason.',
    params: z.object({ serviceId: id, ownerId: id }),
    response: z.array(deletedOrder),
    refusals: { not_found: noDetails },
  }),
});
