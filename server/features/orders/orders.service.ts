import { canTakeOrders } from '#core/accounts/plans.ts';
import { Refusal } from '#core/errors/error-codes.ts';
import type { SectionHours } from '#core/hours/section-hours.ts';
import { isServedAt, nextChange } from '#core/hours/serving-times.ts';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { LiveEvent } from '#core/live/live-events.ts';
import type { FieldTexts } from '#core/menus/translations.ts';
import { contentsOfLine, type DishContents, type LineContents } from '#core/orders/line-contents.ts';
import { type EditedLine, priceEdit } from '#core/orders/order-edit.ts';
import { canEdit, type OrderPatch, transition } from '#core/orders/order-lifecycle.ts';
import { type PricedLine, type PricedOrder, priceOrder } from '#core/orders/order-pricing.ts';
import type { EditedLineIn, GuestOrder, LineIn, ManagedOrder, OrderBody } from '#core/orders/order-shape.ts';
import type { DeletedOrder, DishChoices, TrailAction, TrailEntry } from '#core/orders/order-trail.ts';
import { shownNames } from '#core/orders/shown-names.ts';
import { type Agorot, agorot, toAgorot, toShekels } from '#core/values/money.ts';
import { quotaLimit } from '#core/values/quotas.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { violates } from '#server/db/constraint.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId, newSecret } from '#server/system/ids.ts';
import {
  presentDeletedOrder,
  presentDishChoices,
  presentGuestOrder,
  presentManagedOrder,
  presentTrail,
} from './orders.presenter.ts';
import {
  addToTrail,
  findIsKosher,
  findOrderByClientToken,
  findOrderForChange,
  findOrderOfOwner,
  findRestaurantName,
  findTrackedOrder,
  type LockedOrder,
  listDeletionsOfShift,
  listOrderableDishes,
  listOrdersBetween,
  listOrdersOfOpenShift,
  listOrdersOfShift,
  listTrail,
  listUnfinishedOrders,
  type OrderRow,
  type OrderWithLines,
  replaceLines,
  updateOrder,
} from './orders.queries.ts';
import { preparePlacing } from './placing.queries.ts';

type Needs = { db: Database; clock: Clock; rateLimits: RateLimits };

export type OrdersService = ReturnType<typeof createOrdersService>;

type NewLine = PricedLine | EditedLine;
type Full<Line extends NewLine> = Line & { readonly contents: LineContents };
/** What decides which contents a line keeps, besides its dish. */
type Guarded = Parameters<typeof contentsOfLine>[2];

const nothingKnown: LineContents = { avoided: null, kosherKind: null };

/** With what is in each dish; a line that an edit left as it was keeps what it had. */
const withContents = <Line extends NewLine>(
  lines: readonly Line[],
  dishesById: ReadonlyMap<string, DishContents>,
  guarded: Guarded,
): Full<Line>[] =>
  lines.map((line) => {
    const dish = dishesById.get(line.dishId ?? '');
    const found = dish ? contentsOfLine(dish, line.customizations, guarded) : nothingKnown;
    return { ...line, contents: ('contents' in line && line.contents) || found };
  });

type TranslatedDishes = ReadonlyMap<string, { readonly texts: FieldTexts | null }>;

/** A line that was not touched keeps what its guest was shown; the others are named from the menu as it is now. */
const toLineRows = <Id extends string>(
  orderId: Id,
  lines: readonly Full<NewLine>[],
  dishes: TranslatedDishes,
) =>
  lines.map((line, position) => ({
    orderId,
    position,
    dishId: line.dishId,
    dishName: line.name,
    dishPrice: line.price,
    sizeName: line.size?.name ?? null,
    sizePrice: line.size?.price ?? agorot(0),
    customizations: [...line.customizations],
    shown:
      'shown' in line ? (line.shown ?? null) : shownNames(line, dishes.get(line.dishId ?? '')?.texts ?? null),
    note: line.note,
    quantity: line.quantity,
    taken: [],
    ...line.contents,
  }));

const toKeptLine = (line: OrderWithLines['lines'][number]) => ({
  dishId: line.dishId,
  name: line.dishName,
  price: line.dishPrice,
  quantity: line.quantity,
  size: line.sizeName === null ? null : { name: line.sizeName, price: line.sizePrice },
  customizations: line.customizations,
  note: line.note,
  shown: line.shown,
  contents: { avoided: line.avoided, kosherKind: line.kosherKind },
});

const toWanted = <Line extends EditedLineIn>({ size, note, ...line }: Line) => ({
  ...line,
  note: note ?? '',
  size: size?.name ?? null,
});

const dishIdsOf = (lines: readonly { dishId: string | null }[]): string[] => [
  ...new Set(lines.flatMap((line) => line.dishId ?? [])),
];

const orderEvent = (stored: OrderWithLines): LiveEvent => ({
  kind: 'order',
  order: presentManagedOrder(stored),
});

/** All that the database will hold, but for the number that it gives. */
const toNewOrder = (
  { owner, clientOrderToken, customerName, phone, tableNumber, language, avoids }: OrderBody,
  shiftId: string,
  total: Agorot,
  createdAt: Date,
): Omit<OrderRow, 'number'> => ({
  id: newId(),
  ownerId: owner,
  shiftId,
  clientOrderToken,
  trackingToken: newSecret(),
  customerName,
  phone,
  tableNumber,
  avoids,
  status: 'waitingApproval',
  isPaid: false,
  rejected: false,
  rejectionReason: '',
  cancelled: false,
  autoAccepted: false,
  source: 'guest',
  promisedAt: null,
  approvedAt: null,
  readyAt: null,
  ringStep: 0,
  total,
  revision: 1,
  language: language ?? null,
  createdAt,
  deletedAt: null,
});

const sentTwice = (error: unknown): boolean => violates(error, 'orders_one_token_per_owner');

/** A dish deleted between pricing and saving: the foreign key saw it first. */
const dishVanished = (error: unknown): boolean => violates(error, 'order_lines_dish_id_dishes_id_fk');

export const createOrdersService = ({ db, clock, rateLimits }: Needs) => {
  const placing = preparePlacing(db);

  /** A guest orders what is served now. Staff may add what they like, so an edit does not ask. */
  const servingOf = (hours: SectionHours, timeZone: string) => {
    const now = clock.now();
    if (isServedAt(hours, timeZone, now)) return {};
    return { servedAgainAt: nextChange(hours, timeZone, now)?.toISOString() ?? null };
  };

  const price = async (
    ownerId: string,
    timeZone: string,
    lines: readonly LineIn[],
    language: GuestLocale | null,
    guarded: Guarded,
  ) => {
    const menu = await placing.listDishes(ownerId, dishIdsOf(lines), language);
    const dishes = new Map(
      menu.map(({ hours, ...dish }) => [dish.id, { ...dish, ...servingOf(hours, timeZone) }]),
    );
    const result = priceOrder(
      lines.map(({ dishId, quantity, note, size, customizations }) => ({
        dishId,
        quantity,
        note: note ?? '',
        size: size?.name ?? null,
        customizations,
      })),
      dishes,
    );
    if (result.kind === 'refused') {
      throw new Refusal('order_refused', { problems: result.problems });
    }
    return { priced: { ...result, lines: withContents(result.lines, dishes, guarded) }, dishes };
  };

  /** The guest lost our answer and asks again: give it once more. */
  const answerRepeated = async (body: OrderBody, restaurantName: string): Promise<void> => {
    const sent = await findOrderByClientToken(db, body.owner, body.clientOrderToken);
    if (sent) throw new Refusal('duplicate_order', { order: presentGuestOrder(sent, restaurantName) });
  };

  /** The shift is over or full, and only it knows which. */
  const whyNotPlaced = async (body: OrderBody, shiftId: string): Promise<Refusal> => {
    const now = await placing.findRestaurant(body.owner, body.clientOrderToken, null);
    if (now?.shiftId !== shiftId) return new Refusal('no_open_shift');
    const limit = quotaLimit(now.quotas, 'ordersPerShift');
    return new Refusal('quota_reached', { quota: 'ordersPerShift', limit });
  };

  const requirePrice = (body: OrderBody, priced: Extract<PricedOrder, { kind: 'priced' }>): void => {
    if (toAgorot(body.totalPrice) === priced.total) return;
    throw new Refusal('price_changed', {
      totalPrice: toShekels(priced.total),
      lines: priced.lines.map(({ dishId, name, quantity, total }) => ({
        dishId,
        name,
        quantity,
        total: toShekels(total),
      })),
    });
  };

  const change = async (
    scope: OwnerScope,
    orderId: string,
    apply: (
      tx: Transaction,
      before: LockedOrder,
    ) => Promise<{ after: OrderWithLines; action: TrailAction; reason?: string } | null>,
    eventFor: (after: OrderWithLines) => LiveEvent = orderEvent,
  ): Promise<ManagedOrder> =>
    db.transaction(async (tx) => {
      const before = await findOrderForChange(tx, scope, orderId);
      if (!before) throw new Refusal('not_found');
      const changed = await apply(tx, before);
      if (!changed) return presentManagedOrder(before);
      const after = presentManagedOrder(changed.after);
      await addToTrail(tx, {
        ownerId: scope.ownerId,
        orderId,
        actorId: scope.ownerId,
        action: changed.action,
        reason: changed.reason ?? '',
        before: presentManagedOrder(before),
        after: changed.after.order.deletedAt ? null : after,
        at: clock.now(),
      });
      await logEvents(tx, scope.ownerId, eventFor(changed.after));
      return after;
    });

  return {
    create: async (body: OrderBody, address: string): Promise<GuestOrder> => {
      await rateLimits.spend('orderPerAddress', address);
      const { language = null } = body;
      const restaurant = await placing.findRestaurant(body.owner, body.clientOrderToken, language);
      if (!restaurant) throw new Refusal('not_found');
      if (restaurant.sentBefore) await answerRepeated(body, restaurant.name);
      // After the repeats: a phone that lost its answer asks again and again for one order.
      await rateLimits.spend('orderPerPhone', body.owner, body.phone);
      if (!canTakeOrders(restaurant.plan)) throw new Refusal('plan_required');
      const { shiftId } = restaurant;
      if (!shiftId) throw new Refusal('no_open_shift');
      if (body.tableNumber !== null && body.tableNumber > restaurant.tables) {
        throw new Refusal('invalid_table', { tables: restaurant.tables });
      }
      const { timeZone, isKosher } = restaurant;
      const guarded = { avoids: body.avoids, isKosher };
      const { priced, dishes } = await price(body.owner, timeZone, body.dishes, language, guarded);
      requirePrice(body, priced);

      const order = toNewOrder(body, shiftId, priced.total, clock.now());
      const lines = toLineRows(order.id, priced.lines, dishes);
      const ordersPerShift = quotaLimit(restaurant.quotas, 'ordersPerShift');
      const event = orderEvent({ order: { ...order, number: 0 }, lines });
      const number = await placing
        .place(body.owner, { order, lines, event, ordersPerShift })
        .catch(async (error: unknown) => {
          // The same order arrived twice at once, and the other was faster.
          if (sentTwice(error)) await answerRepeated(body, restaurant.name);
          throw dishVanished(error) ? new Refusal('order_refused', { problems: [] }) : error;
        });
      if (number === null) throw await whyNotPlaced(body, shiftId);
      return presentGuestOrder({ order: { ...order, number }, lines }, restaurant.name);
    },

    listMine: async (scope: OwnerScope, span: { from?: string; to?: string }): Promise<ManagedOrder[]> => {
      const stored = span.from
        ? await listOrdersBetween(db, scope, new Date(span.from), span.to ? new Date(span.to) : clock.now())
        : await listOrdersOfOpenShift(db, scope);
      return stored.map(presentManagedOrder);
    },

    listOfShift: async (scope: OwnerScope, shiftId: string): Promise<ManagedOrder[]> =>
      (await listOrdersOfShift(db, scope, shiftId)).map(presentManagedOrder),

    listUnfinished: listUnfinishedOrders,

    track: async (trackingToken: string): Promise<GuestOrder> => {
      const stored = await findTrackedOrder(db, trackingToken);
      if (!stored) throw new Refusal('not_found');
      const restaurantName = await findRestaurantName(db, stored.order.ownerId, stored.order.language);
      if (restaurantName === null) throw new Refusal('not_found');
      return presentGuestOrder(stored, restaurantName);
    },

    move: (
      scope: OwnerScope,
      orderId: string,
      patch: OrderPatch,
      rejectionReason = '',
    ): Promise<ManagedOrder> =>
      change(scope, orderId, async (tx, { order, lines }) => {
        const current = { order: presentManagedOrder({ order, lines }) };
        const step = transition(order, patch, rejectionReason);
        if (step.kind === 'illegal') throw new Refusal('illegal_move', current);
        if (step.kind === 'unchanged') return null;
        if (step.needsPassword && !scope.isPasswordFresh) throw new Refusal('password_required', current);
        const reason = step.next.rejected ? rejectionReason : '';
        const after = await updateOrder(tx, order.id, {
          ...step.next,
          rejectionReason: reason,
          cancelled: step.move === 'cancel',
        });
        return { after: { order: after, lines }, action: step.move, reason };
      }),

    edit: (
      scope: OwnerScope,
      orderId: string,
      wanted: readonly EditedLineIn[],
      revision = -1,
    ): Promise<ManagedOrder> =>
      change(scope, orderId, async (tx, { order, lines }) => {
        const current = { order: presentManagedOrder({ order, lines }) };
        if (!canEdit(order)) throw new Refusal('illegal_move', current);
        if (revision >= 0 && revision !== order.revision) throw new Refusal('changed_meanwhile', current);
        const menu = await listOrderableDishes(tx, scope.ownerId, dishIdsOf(wanted), order.language);
        const dishes = new Map(menu.map((dish) => [dish.id, dish]));
        const priced = priceEdit(lines.map(toKeptLine), wanted.map(toWanted), dishes);
        if (priced.kind === 'refused') {
          throw new Refusal('order_refused', { problems: priced.problems });
        }
        const guarded = { avoids: order.avoids, isKosher: await findIsKosher(tx, scope) };
        const full = withContents(priced.lines, dishes, guarded);
        const newLines = await replaceLines(tx, order.id, toLineRows(order.id, full, dishes));
        const after = await updateOrder(tx, order.id, { total: priced.total });
        return { after: { order: after, lines: newLines }, action: 'edit' };
      }).catch((error: unknown) => {
        throw dishVanished(error) ? new Refusal('order_refused', { problems: [] }) : error;
      }),

    listChoices: async (scope: OwnerScope, orderId: string): Promise<DishChoices[]> => {
      const stored = await findOrderOfOwner(db, scope, orderId);
      if (!stored) throw new Refusal('not_found');
      const dishes = await listOrderableDishes(db, scope.ownerId, dishIdsOf(stored.lines), null);
      return dishes.map(presentDishChoices);
    },

    listTrail: async (scope: OwnerScope, orderId: string): Promise<TrailEntry[]> => {
      const stored = await findOrderOfOwner(db, scope, orderId);
      if (!stored) throw new Refusal('not_found');
      return presentTrail(stored, await listTrail(db, scope, orderId));
    },

    listDeleted: async (scope: OwnerScope, shiftId: string): Promise<DeletedOrder[]> =>
      (await listDeletionsOfShift(db, scope, shiftId)).flatMap(presentDeletedOrder),

    delete: async (scope: OwnerScope, orderId: string, reason = ''): Promise<void> => {
      await change(
        scope,
        orderId,
        async (tx, { order, lines }) => {
          const after = await updateOrder(tx, order.id, { deletedAt: clock.now() });
          return { after: { order: after, lines }, action: 'delete', reason };
        },
        ({ order }) => ({ kind: 'order-deleted', orderId: order.id, revision: order.revision }),
      );
    },
  };
};
