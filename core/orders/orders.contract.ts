import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { missingRight, noDetails, quotaReached } from '../http/refusals.ts';
import { paymentKinds } from '../payments/payment-kinds.ts';
import { replacedCode } from '../qr/table-code-shape.ts';
import { limits } from '../values/limits.ts';
import { dateTime, id, idParams, nothing, optionalText, revision, trackParams } from '../values/wire.ts';
import { boardPage, boardStart, pageIds } from './board-page.ts';
import { closingKinds, maxClosedTogether } from './order-closing.ts';
import { orderStatuses } from './order-lifecycle.ts';
import { allergyNotes, orderingPaused, orderRefused, priceChanged } from './order-refusals.ts';
import { editedLineIn, guestOrder, managedOrder, orderBody, staffOrderBody } from './order-shape.ts';
import { dishChoices, trailEntry, trailFrom, trailPage } from './order-trail.ts';

/** The order as it is now, for a screen that was slower than another. */
const currentOrder = z.object({ order: managedOrder });

/** Why an order as it was sent cannot be taken, whoever sent it. */
const placingRefusals = {
  price_changed: priceChanged,
  order_refused: orderRefused,
  invalid_table: z.object({ tables: z.number() }),
  ...quotaReached,
};

/** From now on. */
const readyMinutes = z
  .int()
  .min(limits.readyMinutesMin)
  .max(limits.readyMinutesMax)
  .multipleOf(limits.readyMinutesStep);

/** The board's owner: refused when the browser has signed in as somebody else since the page was opened. */
const ownBoard = z.object({ ownerId: id.optional() });

export const ordersContract = contract({
  createOrder: endpoint({
    method: 'POST',
    path: '/orders',
    access: 'public',
    summary:
      'Send an order. The server prices it; the same clientOrderToken is one order, however often it is sent.',
    body: orderBody,
    bodyBytes: limits.orderBytes,
    response: guestOrder,
    status: 201,
    refusals: {
      not_found: noDetails,
      plan_required: noDetails,
      no_open_shift: noDetails,
      ordering_paused: orderingPaused,
      phone_refused: noDetails,
      table_code_replaced: replacedCode,
      duplicate_order: z.object({ order: guestOrder }),
      ...placingRefusals,
    },
  }),
  createStaffOrder: endpoint({
    method: 'POST',
    path: '/orders/staff',
    access: 'right:orders',
    summary:
      'An order that staff took, at the counter, by phone or at a table. It begins in process. Hours of sections do not bind it; the rest is as for a guest.',
    body: staffOrderBody,
    bodyBytes: limits.orderBytes,
    response: managedOrder,
    status: 201,
    refusals: {
      not_found: noDetails,
      plan_required: noDetails,
      no_open_shift: noDetails,
      duplicate_order: currentOrder,
      ...placingRefusals,
    },
  }),
  listMyOrders: endpoint({
    method: 'GET',
    path: '/orders/mine',
    access: 'station',
    summary:
      'Orders of a time span; without one, those of the open shift, which are all that a station reads.',
    query: ownBoard.extend({ from: dateTime.optional(), to: dateTime.optional() }),
    response: z.array(managedOrder),
    refusals: { station_not_allowed: noDetails },
  }),
  startBoard: endpoint({
    method: 'GET',
    path: '/orders/board',
    access: 'station',
    summary:
      'Which orders the open shift has, by stage and number, each with its revision; with the first of them, those of the open stages before those that are done.',
    query: ownBoard,
    response: boardStart,
  }),
  readBoardPage: endpoint({
    method: 'GET',
    path: '/orders/board/page',
    access: 'station',
    summary:
      'Orders of the open shift by their ids, as many as fit into a page; `unread` did not fit. What is in neither list is not in the open shift any more.',
    query: ownBoard.extend({ ids: pageIds }),
    response: boardPage,
  }),
  streamOrders: endpoint({
    method: 'GET',
    path: '/orders/stream',
    access: 'station',
    summary:
      'Live changes of orders and shifts; Last-Event-ID replays what was missed. With snapshot=none it begins with an empty snapshot, for a board that reads the orders in pages.',
    query: ownBoard.extend({ snapshot: z.enum(['none']).optional() }),
    response: 'event-stream',
  }),
  trackOrder: endpoint({
    method: 'GET',
    path: '/orders/track/:token',
    access: 'public',
    summary: "A guest's own order, by its unguessable token.",
    params: trackParams,
    response: guestOrder,
    refusals: { not_found: noDetails },
  }),
  streamTrackedOrder: endpoint({
    method: 'GET',
    path: '/orders/track/:token/stream',
    access: 'public',
    summary: "Live changes of a guest's own order.",
    params: trackParams,
    response: 'event-stream',
    refusals: { not_found: noDetails },
  }),
  moveOrder: endpoint({
    method: 'PATCH',
    path: '/orders/:id',
    access: 'right:orders',
    summary:
      'Move an order along its lifecycle. Repeating a move already made changes nothing. Approving may promise the minutes until it is ready; without them the server proposes. An order with an allergy note is approved only with `allergySeen`, by somebody who has read it. Minutes alone move the promise of an order in process. Cancelling (done and rejected, from inProcess or waitingPayment) needs a rejectionReason and a confirmed password, or on a station the right to change orders. With a revision, only if nobody has moved or edited the order since.',
    params: idParams,
    body: z.object({
      status: z.enum(orderStatuses).optional(),
      rejected: z.boolean().optional(),
      isPaid: z.boolean().optional(),
      rejectionReason: optionalText(limits.reason).optional(),
      promisedMinutes: readyMinutes.optional(),
      /** With approving: somebody has read what the guest wrote about an allergy. */
      allergySeen: z.boolean().optional(),
      /** With a move that pays: how the money came in; `other` where nobody says. */
      paymentKind: z.enum(paymentKinds).optional(),
      /** Of the order on which it was pressed, which may be long ago. */
      revision: revision.optional(),
    }),
    response: managedOrder,
    refusals: {
      not_found: noDetails,
      illegal_move: currentOrder,
      too_many_changes: currentOrder,
      changed_meanwhile: currentOrder,
      allergy_unconfirmed: currentOrder.extend({ notes: allergyNotes }),
      password_required: currentOrder,
      /** With the order where it turns out to be a cancellation, which needs a fresh PIN. */
      pin_required: currentOrder.optional(),
      right_missing: missingRight.extend({ order: managedOrder.optional() }),
    },
  }),
  closeOrders: endpoint({
    method: 'POST',
    path: '/orders/close',
    access: 'right:shifts+password',
    isHeavy: ({ orders }: { orders: readonly string[] }) => orders.length > 20,
    summary:
      'Close orders of the open shift together, all of them or none: finish them as paid, or reject and cancel them with a reason that their guests read; cancelling on a station also needs the right to change orders. Finishing one that still waits for approval approves it, which needs `allergySeen` if it has an allergy note. Those that are done stay as they are, so it can be repeated.',
    body: z
      .object({
        orders: z.array(id).min(1).max(maxClosedTogether),
        how: z.enum(closingKinds),
        allergySeen: z.boolean().optional(),
        /** With finishing: how the money came in; `other` where nobody says. */
        paymentKind: z.enum(paymentKinds).optional(),
        reason: optionalText(limits.reason).default(''),
      })
      .refine(({ how, reason }) => how === 'finish' || reason !== '', { path: ['reason'] }),
    response: nothing,
    refusals: { not_found: noDetails, allergy_unconfirmed: z.object({ notes: allergyNotes }) },
  }),
  tickLines: endpoint({
    method: 'POST',
    path: '/orders/:id/ticks',
    access: 'right:orders',
    summary:
      'Tick lines of an order in process as done, or untick them; lines are named by their index. With the last one the order is ready, like after markReady, and undoing that unticks what was ticked last. Repeating it changes nothing. The revision is that of the order it was pressed on: only an edit since then makes the lines others.',
    params: idParams,
    body: z.object({
      lines: z
        .array(
          z
            .int()
            .min(0)
            .max(limits.orderLines - 1),
        )
        .min(1)
        .max(limits.orderLines),
      done: z.boolean(),
      revision,
    }),
    response: managedOrder,
    refusals: {
      not_found: noDetails,
      illegal_move: currentOrder,
      too_many_changes: currentOrder,
      changed_meanwhile: currentOrder,
    },
  }),
  undoMove: endpoint({
    method: 'POST',
    path: '/orders/:id/undo',
    access: 'right:orders',
    summary:
      'Take back the last move of an order: by who made it, within half a minute, and while nothing else happened to it. The revision is that of the order after the move; it grows once more.',
    params: idParams,
    body: z.object({ revision }),
    response: managedOrder,
    refusals: {
      not_found: noDetails,
      illegal_move: currentOrder,
      undo_too_late: currentOrder,
      too_many_changes: currentOrder,
      changed_meanwhile: currentOrder,
      /** The stock that the rejected order released has been taken since. */
      order_refused: orderRefused,
    },
  }),
  editOrder: endpoint({
    method: 'PATCH',
    path: '/orders/:id/details',
    access: 'right:orderChanges+password',
    summary:
      'Change the lines of an order, or add some (`line` null); the server prices what changed and what was added, which has to be on the menu and in stock. With a revision, only if it is still that one.',
    params: idParams,
    bodyBytes: limits.orderBytes,
    body: z.object({
      dishes: z.array(editedLineIn).min(1).max(limits.orderLines),
      revision: revision.optional(),
    }),
    response: z.object({ order: managedOrder }),
    refusals: {
      ...quotaReached,
      not_found: noDetails,
      illegal_move: currentOrder,
      order_refused: orderRefused,
      too_many_changes: currentOrder,
      changed_meanwhile: currentOrder,
    },
  }),
  listOrderChoices: endpoint({
    method: 'GET',
    path: '/orders/:id/choices',
    access: 'station',
    summary: 'What can be chosen for the dishes of an order, as far as they are on the active menu.',
    params: idParams,
    response: z.array(dishChoices),
    refusals: { not_found: noDetails },
  }),
  listOrderTrail: endpoint({
    method: 'GET',
    path: '/orders/:id/trail',
    access: 'station',
    summary: `What happened to an order and what that changed, oldest first; of a deleted order too. ${trailPage.entries} entries at most, or ${trailPage.bytes / 1024 ** 2} MB: the last one says as \`next\` where more begin. A station reads the orders of the open shift.`,
    params: idParams,
    query: z.object({ from: trailFrom.optional() }),
    response: z.array(trailEntry),
    refusals: { not_found: noDetails, station_not_allowed: noDetails },
  }),
  deleteOrder: endpoint({
    method: 'DELETE',
    path: '/orders/:id',
    access: 'right:orderChanges+password',
    summary: 'Delete an order. The reason and the order as it was stay in the audit trail.',
    params: idParams,
    body: z.object({ reason: optionalText(limits.reason).optional() }).nullish(),
    response: nothing,
    refusals: { not_found: noDetails },
  }),
});
