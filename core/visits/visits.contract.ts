import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { managedOrder } from '../orders/order-shape.ts';
import { payment, paymentBody, voidBody } from '../payments/payment-shape.ts';
import { limits } from '../values/limits.ts';
import { id, idParams, revision, shekels } from '../values/wire.ts';
import { visit } from './visit-shape.ts';

const table = z.int().min(1).max(limits.tablesMax);
const invalidTable = { invalid_table: z.object({ tables: z.number() }) };
const visitWithAll = z.object({ visit, orders: z.array(managedOrder), payments: z.array(payment) });
const paidOrders = z.object({ payment, orders: z.array(managedOrder) });
const currentOrder = z.object({ order: managedOrder });

export const visitsContract = contract({
  listVisits: endpoint({
    method: 'GET',
    path: '/visits',
    access: 'station',
    summary: 'The visits of the open shift, those that are closed too, in the order in which they began.',
    response: z.object({ visits: z.array(visit) }),
  }),
  getVisit: endpoint({
    method: 'GET',
    path: '/visits/:id',
    access: 'station',
    summary:
      'A visit with its orders, by number, and what was paid for them, oldest first. A station reads those of the open shift.',
    params: idParams,
    response: visitWithAll,
    refusals: { not_found: noDetails },
  }),
  moveVisit: endpoint({
    method: 'PUT',
    path: '/visits/:id/table',
    access: 'right:orders',
    summary:
      'The guests of a visit sit at another table. If a visit is open there, the orders join it, and it is what is answered. Moving it to where it is changes nothing.',
    params: idParams,
    body: z.object({ tableNumber: table }),
    response: visitWithAll,
    refusals: {
      not_found: noDetails,
      /** It was closed. */
      changed_meanwhile: noDetails,
      too_many_changes: currentOrder,
      ...invalidTable,
    },
  }),
  closeVisit: endpoint({
    method: 'POST',
    path: '/visits/:id/close',
    access: 'right:orders',
    summary:
      'The guests have left: the next order at the table begins another visit. Refused while something is owed, or not approved yet, unless `unpaid` is sent. Closing it again changes nothing.',
    params: idParams,
    body: z.object({ unpaid: z.boolean().optional() }).nullish(),
    response: visit,
    refusals: { not_found: noDetails, visit_owes: z.object({ owed: shekels }) },
  }),
  moveOrderToTable: endpoint({
    method: 'PUT',
    path: '/orders/:id/table',
    access: 'right:orders',
    summary:
      'An order belongs to another table, or to none: it joins the visit that is open there, or begins one. With a revision, only if nobody has moved or edited the order since.',
    params: idParams,
    body: z.object({ tableNumber: table.nullable(), revision: revision.optional() }),
    response: managedOrder,
    refusals: {
      not_found: noDetails,
      changed_meanwhile: currentOrder,
      too_many_changes: currentOrder,
      shift_ended: noDetails,
      ...invalidTable,
    },
  }),
  listPayments: endpoint({
    method: 'GET',
    path: '/payments',
    access: 'station',
    summary: 'What was paid for one order, oldest first. A station reads it of the open shift.',
    query: z.object({ orderId: id }),
    response: z.object({ payments: z.array(payment) }),
    refusals: { not_found: noDetails },
  }),
  takePayment: endpoint({
    method: 'POST',
    path: '/payments',
    access: 'right:orders',
    summary:
      'Money was taken for orders of the open shift. It goes to them by number, and never more than is owed; without an amount it is all that is owed. An order that is covered is paid, and done if it was only waiting for that. The same clientToken is one payment, however often it is sent. An order owes nothing before it is approved, and nothing once it is rejected, cancelled or deleted.',
    body: paymentBody,
    response: paidOrders,
    refusals: {
      not_found: noDetails,
      shift_ended: noDetails,
      more_than_owed: z.object({ owed: shekels }),
      too_many_changes: currentOrder,
    },
  }),
  voidPayment: endpoint({
    method: 'POST',
    path: '/payments/:id/void',
    access: 'right:orderChanges+password',
    summary:
      'A payment did not happen, or was given back; only while its shift is open. Orders that it no longer covers owe again, and wait for payment if they were done. Repeating it changes nothing.',
    params: idParams,
    body: voidBody,
    response: paidOrders,
    refusals: { not_found: noDetails, shift_ended: noDetails },
  }),
});
