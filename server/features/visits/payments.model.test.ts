import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { type PaymentKind, paymentKinds } from '#core/payments/payment-kinds.ts';
import type { Report } from '#core/reports/report-shape.ts';
import { runs } from '#core/values/testing/runs.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import { buildTables } from '#server/testing/build-visit.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

/*
 * An evening at three tables, with payments in whole shekels, beside one that is added up here by hand: what every view
 * of the server says of the money has to agree with it.
 */

type ModelOrder = {
  id: string;
  table: number | null;
  total: number;
  state: 'waiting' | 'cooking' | 'served' | 'done' | 'cancelled' | 'deleted';
  isPaid: boolean;
};
type ModelPayment = {
  id: string;
  kind: PaymentKind;
  parts: Map<ModelOrder, number>;
  isVoided: boolean;
  isUndone: boolean;
};
type Model = { orders: ModelOrder[]; payments: ModelPayment[] };

const price = 10;

const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('send' as const),
      table: fc.constantFrom(1, 2, 3, null),
      portions: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('advance' as const), order: fc.nat() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      orders: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      amount: fc.option(fc.integer({ min: 1, max: 60 })),
      kind: fc.constantFrom(...paymentKinds),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('payAndUndo' as const), order: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), payment: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), order: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), order: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      order: fc.nat(),
      portions: fc.integer({ min: 1, max: 5 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('moveOrder' as const),
      order: fc.nat(),
      table: fc.constantFrom(1, 2, 3, null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('moveVisit' as const),
      from: fc.constantFrom(1, 2, 3),
      to: fc.constantFrom(1, 2, 3),
    }),
  },
);

const paidFor = ({ payments }: Model, order: ModelOrder): number =>
  payments.reduce((sum, { parts, isVoided }) => sum + (isVoided ? 0 : (parts.get(order) ?? 0)), 0);
const happens = ({ state }: ModelOrder): boolean => state !== 'cancelled' && state !== 'deleted';
const due = (order: ModelOrder): number => (happens(order) ? order.total : 0);
const owed = (model: Model, order: ModelOrder): number =>
  order.state === 'waiting' ? 0 : Math.max(0, due(order) - paidFor(model, order));
const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

/** What follows from the payments of an order, as the lifecycle has it. */
const settle = (model: Model, order: ModelOrder): void => {
  if (order.state === 'waiting' || !happens(order)) return;
  order.isPaid = paidFor(model, order) >= order.total;
  if (order.isPaid && order.state === 'served') order.state = 'done';
  if (!order.isPaid && order.state === 'done') order.state = 'served';
};

it('an evening of random payments comes to what it comes to by hand, in every view', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      const place = await buildTables(test, { price });
      const { owner, send, move, pay, voided } = place;
      const model: Model = { orders: [], payments: [] };
      const pick = (at: number, ...states: ModelOrder['state'][]): ModelOrder | undefined => {
        const some = model.orders.filter(({ state }) => states.includes(state));
        return some[at % some.length];
      };
      const payBy = (order: ModelOrder, id: string, kind: PaymentKind): ModelPayment => {
        const parts = new Map([[order, owed(model, order)]]);
        return { id, kind, parts, isVoided: false, isUndone: false };
      };

      const play = {
        send: async ({ table, portions }: { table: number | null; portions: number }) => {
          test.clock.advance(1_000);
          const id = await send(table, portions);
          model.orders.push({ id, table, total: portions * price, state: 'waiting', isPaid: false });
        },
        /** Approved, made, and paid with the button. */
        advance: async ({ order: at }: { order: number }) => {
          const order = pick(at, 'waiting', 'cooking', 'served');
          if (!order) return;
          if (order.state === 'waiting') {
            await move(order.id, { status: 'inProcess', rejected: false });
            order.state = 'cooking';
          } else if (order.state === 'cooking') {
            order.state = order.isPaid ? 'done' : 'served';
            await move(order.id, { status: order.isPaid ? 'done' : 'waitingPayment' });
          } else {
            const payment = payBy(order, '', 'bit');
            const { status } = await move(order.id, { status: 'done', isPaid: true, paymentKind: 'bit' });
            expect(status).toBe(200);
            model.payments.push(payment);
            settle(model, order);
          }
        },
        pay: async (how: { orders: number[]; amount: number | null; kind: PaymentKind }) => {
          const chosen = [...new Set(how.orders.map((at) => model.orders[at % model.orders.length]))]
            .filter((order) => order !== undefined)
            .toSorted((a, b) => model.orders.indexOf(a) - model.orders.indexOf(b));
          if (chosen.length === 0) return;
          const most = sum(chosen, (order) => owed(model, order));
          const { status, body } = await pay(
            chosen.map(({ id }) => id),
            { kind: how.kind, ...(how.amount !== null && { amount: how.amount }) },
          );
          const amount = how.amount ?? most;
          if (amount > most || most === 0) {
            expect([status, body.code, body.details]).toEqual([409, 'more_than_owed', { owed: most }]);
            return;
          }
          expect(status).toBe(200);
          let left = amount;
          const parts = new Map<ModelOrder, number>();
          for (const order of chosen) {
            const part = Math.min(left, owed(model, order));
            if (part > 0) parts.set(order, part);
            left -= part;
          }
          const { _id: id } = body.payment;
          model.payments.push({ id, kind: how.kind, parts, isVoided: false, isUndone: false });
          for (const order of parts.keys()) settle(model, order);
        },
        payAndUndo: async ({ order: at }: { order: number }) => {
          const order = pick(at, 'served');
          if (!order) return;
          const payment = payBy(order, '', 'other');
          const { body } = await move(order.id, { status: 'done', isPaid: true });
          const undone = await owner.post(`/orders/${order.id}/undo`, { revision: body.revision });
          expect(undone.status).toBe(200);
          model.payments.push({ ...payment, isVoided: true, isUndone: true });
        },
        void: async ({ payment: at }: { payment: number }) => {
          const some = model.payments.filter(({ id, isVoided }) => id !== '' && !isVoided);
          const payment = some[at % some.length];
          if (!payment) return;
          expect((await voided(payment.id)).status).toBe(200);
          payment.isVoided = true;
          for (const order of payment.parts.keys()) settle(model, order);
        },
        cancel: async ({ order: at }: { order: number }) => {
          const order = pick(at, 'cooking', 'served');
          if (!order) return;
          await move(order.id, { status: 'done', rejected: true, rejectionReason: 'gone' });
          order.state = 'cancelled';
        },
        delete: async ({ order: at }: { order: number }) => {
          const order = pick(at, 'waiting', 'cooking', 'served', 'done', 'cancelled');
          if (!order) return;
          await owner.delete(`/orders/${order.id}`, { reason: 'mistake' });
          order.state = 'deleted';
        },
        edit: async ({ order: at, portions }: { order: number; portions: number }) => {
          const order = pick(at, 'waiting', 'cooking');
          if (!order) return;
          const dishes = [{ dishId: place.dish._id, quantity: portions, line: 0 }];
          expect((await owner.patch(`/orders/${order.id}/details`, { dishes })).status).toBe(200);
          order.total = portions * price;
          if (paidFor(model, order) > 0) settle(model, order);
        },
        moveOrder: async ({ order: at, table }: { order: number; table: number | null }) => {
          const order = pick(at, 'waiting', 'cooking', 'served', 'done', 'cancelled');
          if (!order) return;
          expect((await owner.put(`/orders/${order.id}/table`, { tableNumber: table })).status).toBe(200);
          order.table = table;
        },
        moveVisit: async ({ from, to }: { from: number; to: number }) => {
          const visit = (await place.visits()).find(({ tableNumber }) => tableNumber === from);
          if (!visit) return;
          expect((await owner.put(`/visits/${visit._id}/table`, { tableNumber: to })).status).toBe(200);
          for (const order of model.orders) if (order.table === from) order.table = to;
        },
      };

      const status = { waiting: 'waitingApproval', cooking: 'inProcess', served: 'waitingPayment' } as const;
      const expectAgreement = async () => {
        const board: ManagedOrder[] = await place.orders();
        const there = model.orders.filter(({ state }) => state !== 'deleted');
        expect(board).toHaveLength(there.length);
        for (const order of there) {
          const paid = paidFor(model, order);
          const found = board.find(({ _id }) => _id === order.id);
          expect(found).toMatchObject({
            tableNumber: order.table,
            totalPrice: order.total,
            status: order.state in status ? status[order.state as keyof typeof status] : 'done',
          });
          if (happens(order)) expect(found?.isPaid).toBe(order.isPaid);
          expect(found?.paid).toBe(paid > 0 && paid !== due(order) ? paid : undefined);
        }
        const visits: Visit[] = await place.visits();
        for (const visit of visits) {
          const own = there.filter(({ table }) => table === visit.tableNumber);
          expect(new Set(visit.orderIds)).toEqual(new Set(own.map(({ id }) => id)));
          expect(visit.total).toBe(sum(own, due));
          expect(visit.waiting).toBe(sum(own, (order) => (order.state === 'waiting' ? order.total : 0)));
          expect(visit.owed).toBe(sum(own, (order) => owed(model, order)));
          // What was paid for deleted orders is with their visit, wherever that has gone.
          expect(visit.paid - visit.toGiveBack).toBe(
            sum(own, (order) => Math.min(due(order), paidFor(model, order))),
          );
        }
        expect(
          new Set(visits.filter(({ orderIds }) => orderIds.length > 0).map((v) => v.tableNumber)),
        ).toEqual(new Set(there.flatMap(({ table }) => table ?? [])));
      };

      for (const each of steps) await play[each.do](each as never);
      await expectAgreement();

      const kept = model.payments.filter(({ isVoided }) => !isVoided);
      const amountOf = ({ parts }: ModelPayment) => sum([...parts.values()], (part) => part);
      const cash = sum(kept, (payment) => (payment.kind === 'cash' ? amountOf(payment) : 0));
      const { body: closing } = await owner.get('/services/closing');
      expect(closing.cash).toEqual({ expected: cash });
      const uneven = model.orders.filter(
        (order) =>
          order.table === null &&
          order.state !== 'deleted' &&
          (order.state === 'waiting' || owed(model, order) > 0 || paidFor(model, order) > due(order)),
      );
      expect(new Set(closing.unpaid.orders.map(({ _id }: ManagedOrder) => _id))).toEqual(
        new Set(uneven.map(({ id }) => id)),
      );

      const expectReport = async (report: Report) => {
        const happened = model.orders.filter(happens);
        const paid = happened.filter(({ isPaid }) => isPaid);
        expect(report.takings).toBe(sum(happened, ({ total }) => total));
        expect(report.paid).toEqual({ orders: paid.length, takings: sum(paid, ({ total }) => total) });
        expect(report.paymentKinds).toEqual(
          paymentKinds.flatMap((kind) => {
            const of = kept.filter((payment) => payment.kind === kind && amountOf(payment) > 0);
            return of.length > 0 ? [{ kind, payments: of.length, amount: sum(of, amountOf) }] : [];
          }),
        );
        const listed = model.payments.filter(({ isVoided, isUndone }) => isVoided && !isUndone);
        expect(report.voidedPayments).toHaveLength(listed.length);
        expect(sum(report.voidedPayments, ({ amount }) => amount)).toBe(sum(listed, amountOf));
        expect(report.toGiveBack).toBe(
          sum(model.orders, (order) => Math.max(0, paidFor(model, order) - due(order))),
        );
      };
      const shiftReport = async () => (await owner.get(`/reports/shifts/${place.shift._id}`)).body.report;
      await expectReport(await shiftReport());

      // What is left is finished with the button, and the drawer counted: the report of the closed shift says the same.
      const left = model.orders.filter(({ state }) => state in status);
      if (left.length > 0) {
        await owner.post('/orders/close', { orders: left.map(({ id }) => id), how: 'finish' });
        for (const order of left) {
          if (order.state === 'waiting') order.state = 'cooking';
          const payment = payBy(order, '', 'other');
          model.payments.push(payment);
          if (amountOf(payment) > 0) kept.push(payment);
          order.state = 'done';
          order.isPaid = true;
        }
      }
      const ended = await owner.post('/services/end', { countedCash: cash + 5 });
      expect([ended.status, ended.body.expectedCash, ended.body.countedCash]).toEqual([200, cash, cash + 5]);
      const report = await shiftReport();
      await expectReport(report);
      expect(report.cash).toEqual({ shifts: 1, expected: cash, counted: cash + 5 });
    }),
    { numRuns: runs(40) },
  );
});
