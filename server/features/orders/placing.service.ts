import { canTakeOrders } from '#core/accounts/plans.ts';
import { priceOrder } from '#core/orders/lines/order-pricing.ts';
import { isAboveCaps } from '#core/orders/order-caps.ts';
import type { OrderStatus } from '#core/orders/order-lifecycle.ts';
import type {
  GuestOrder,
  ManagedOrder,
  OrderBody as SentOrder,
  StaffOrderBody,
} from '#core/orders/order-shape.ts';
import { nameless, type OrderSource } from '#core/orders/order-source.ts';
import { Refusal } from '#core/refusal.ts';
import { stockTakenBy, takeStock } from '#core/stock/stock-needs.ts';
import { type Agorot, agorot } from '#core/values/money.ts';
import { type Quota, quotaLimit } from '#core/values/quotas.ts';
import type { PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { violates } from '#server/db/constraint.ts';
import type { Database } from '#server/db/engine/database.ts';
import { retryTransaction } from '#server/db/retry-transaction.ts';
import { jobsOfNewOrder } from '#server/features/printing/jobs/tickets.mapper.ts';
import { assertTableCode } from '#server/features/qr/table-codes.service.ts';
import type { ReadyTimeService } from '#server/features/ready-time/ready-time.service.ts';
import { toPlacedLine } from '#server/features/stock/held-stock.mapper.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { Clock } from '#server/system/clock.ts';
import { newId, newSecret } from '#server/system/ids.ts';
import {
  dishIdsOf,
  isDishGone,
  limitsByDish,
  toLineRows,
  unconfirmedNotes,
  withContents,
  withStockSwitch,
} from './order-lines.mapper.ts';
import { presentGuestOrder, presentManagedOrder, presentPlacedEvent } from './orders.presenter.ts';
import {
  findOrderByClientToken,
  type LineRow,
  type OrderRow,
  type OrderWithLines,
} from './orders.queries.ts';
import { findLastNumber, preparePlacing } from './placing.queries.ts';
import { listPausedLines, requireNoPause, requirePrice, servingOf } from './placing-rules.service.ts';
import { countFellShort } from './taken-stock.queries.ts';

type Needs = { db: Database; clock: Clock; rateLimits: RateLimits; readyTime: ReadyTimeService };
type NewOrder = Omit<OrderRow, 'number'>;
type Restaurant = NonNullable<Awaited<ReturnType<ReturnType<typeof preparePlacing>['findRestaurant']>>>;

/** Orders taken by staff count as approved. */
const beginnings = {
  guest: { status: 'waitingApproval', approvedAt: () => null },
  staff: { status: 'inProcess', approvedAt: (now: Date) => now },
} as const satisfies Record<OrderSource, { status: OrderStatus; approvedAt: (now: Date) => Date | null }>;

/** Everything that will be stored, except the number, which the database assigns. */
const toNewOrder = (
  { owner, clientOrderToken, customerName, phone, tableNumber, language, avoids }: OrderBody,
  source: OrderSource,
  shiftId: string,
  total: Agorot,
  createdAt: Date,
): NewOrder => ({
  id: newId(),
  ownerId: owner,
  shiftId,
  clientOrderToken,
  trackingToken: newSecret(),
  customerName,
  phone,
  tableNumber,
  avoids,
  status: beginnings[source].status,
  isPaid: false,
  rejected: false,
  rejectionReason: '',
  cancelled: false,
  autoAccepted: false,
  source,
  promisedAt: null,
  approvedAt: beginnings[source].approvedAt(createdAt),
  readyAt: null,
  visitId: null,
  held: false,
  withdrawn: false,
  guestChange: null,
  ringStep: 0,
  total,
  paid: agorot(0),
  revision: 1,
  language: language ?? null,
  createdAt,
  deletedAt: null,
});

const sentTwice = (error: unknown): boolean => violates(error, 'orders_one_token_per_owner');

type OrderBody = Omit<SentOrder, 'owner'> & { owner: PublicOwnerId };

/** What only guests are asked: staff know whom they serve, and where. */
const assertNoPrank = ({ tableNumber, tableCode: sent }: OrderBody, restaurant: Restaurant): void => {
  if (restaurant.isPhoneRefused) throw new Refusal('phone_refused');
  assertTableCode(tableNumber, restaurant.tableCode, sent);
};

/** How an order is presented to its sender, the first time and on a retry. */
type Answering<Answer> = {
  present: (stored: OrderWithLines) => Answer;
  repeat: (answer: Answer) => Refusal;
};

const toGuestOf = (restaurant: Restaurant): Answering<GuestOrder> => ({
  present: (stored) => presentGuestOrder(stored, restaurant),
  repeat: (order) => new Refusal<'createOrder'>('duplicate_order', { order }),
});

const toStaff: Answering<ManagedOrder> = {
  present: presentManagedOrder,
  repeat: (order) => new Refusal<'createStaffOrder'>('duplicate_order', { order }),
};

export type PlacingService = ReturnType<typeof createPlacingService>;

/** Places orders of guests, and those that staff take for them. */
export const createPlacingService = ({ db, clock, rateLimits, readyTime }: Needs) => {
  const placing = preparePlacing(db);

  const price = async (
    { owner, dishes: lines, language, avoids }: OrderBody,
    { timeZone, isKosher }: Restaurant,
    source: OrderSource,
  ) => {
    const menu = await placing.listDishes(owner, dishIdsOf(lines), language ?? null);
    const now = clock.now();
    const dishes = new Map(
      menu.map(({ hours, ...dish }) => [
        dish.id,
        { ...withStockSwitch(dish, now), ...(source === 'guest' && servingOf(hours, timeZone, now)) },
      ]),
    );
    const paused = source === 'guest' ? listPausedLines(lines, dishes, now) : [];
    if (paused.length > 0) throw new Refusal('order_refused', { problems: paused });
    const result = priceOrder(
      lines.map(({ dishId, quantity, note, isAllergyNote, size, customizations }) => ({
        dishId,
        quantity,
        note: note ?? '',
        isAllergyNote,
        size: size?.name ?? null,
        customizations,
      })),
      dishes,
    );
    if (result.kind === 'refused') {
      throw new Refusal('order_refused', { problems: [...result.problems] });
    }
    const { taken, shortages } = takeStock(result.lines, limitsByDish(menu), now);
    if (shortages.length > 0) throw new Refusal('order_refused', { problems: shortages });
    const guarded = { avoids, isKosher };
    return { priced: { ...result, lines: withContents(result.lines, dishes, guarded) }, dishes, taken };
  };

  /** A retry after a lost answer: the same answer again. */
  const answerRepeated = async <Answer>(
    body: OrderBody,
    { present, repeat }: Answering<Answer>,
  ): Promise<void> => {
    const sent = await findOrderByClientToken(db, body.owner, body.clientOrderToken);
    if (sent) throw repeat(present(sent));
  };

  /** The shift is over or full; its row tells which. */
  const whyNotPlaced = async (body: OrderBody, shiftId: string): Promise<Refusal> => {
    const now = await placing.findRestaurant(body);
    if (now?.shiftId !== shiftId) return new Refusal('no_open_shift');
    const lastNumber = await findLastNumber(db, body.owner, shiftId);
    const isCountFull = lastNumber >= quotaLimit(now.quotas, 'ordersPerShift');
    const quota: Quota = isCountFull ? 'ordersPerShift' : 'orderBytesPerShift';
    return new Refusal('quota_reached', { quota, limit: quotaLimit(now.quotas, quota) });
  };

  /**
   * The order as inserted: in progress with a ready time, if it is auto-approved or taken by staff. Orders sent at the
   * same moment are not in the estimate.
   */
  const begin = async (
    sent: NewOrder,
    lines: readonly LineRow[],
    approvesItself: boolean,
  ): Promise<NewOrder> => {
    const isApproved = sent.status === 'inProcess';
    if (!isApproved && !approvesItself) return sent;
    return {
      ...sent,
      status: 'inProcess',
      autoAccepted: !isApproved,
      approvedAt: sent.createdAt,
      promisedAt: await readyTime.propose(db, { ...sent, lines }),
    };
  };

  /** When it was sent, and whether the kitchen has begun: an evening that is tried has begun before its visitor came. */
  type Simulated = { at?: Date; isApproved?: boolean };

  type Placing<Answer> = {
    body: OrderBody;
    restaurant: Restaurant;
    source: OrderSource;
    /** The member of staff; null when its guest sent it. */
    takenBy?: string | null;
    /** Set for a simulated guest, who agrees to every price. */
    simulated?: Simulated;
    answering: Answering<Answer>;
  };

  /** Validates, prices and stores it. */
  const tryToPlace = async <Answer extends GuestOrder | ManagedOrder>({
    body,
    restaurant,
    source,
    takenBy = null,
    simulated,
    answering,
  }: Placing<Answer>): Promise<Answer> => {
    if (!canTakeOrders(restaurant.plan)) throw new Refusal('plan_required');
    const { shiftId, isPractice } = restaurant;
    // For a guest, a restaurant that practises is closed.
    const isForStaff = source === 'staff' || simulated !== undefined;
    if (!shiftId || (isPractice && !isForStaff)) throw new Refusal('no_open_shift');
    if (body.tableNumber !== null && body.tableNumber > restaurant.tables) {
      throw new Refusal('invalid_table', { tables: restaurant.tables });
    }
    if (!isForStaff) assertNoPrank(body, restaurant);
    if (source === 'guest') requireNoPause(restaurant.pause, clock.now());
    const { priced, dishes, taken } = await price(body, restaurant, source);
    if (!simulated) requirePrice(body.totalPrice, priced);

    const sent = {
      ...toNewOrder(body, source, shiftId, priced.total, simulated?.at ?? clock.now()),
      held: source === 'guest' && !simulated?.isApproved && isAboveCaps(priced, restaurant.caps),
    };
    // Practice orders take no stock.
    const lines = toLineRows(sent.id, priced.lines, dishes, isPractice ? [] : taken);
    // An allergy note waits for somebody to read it, and a held order for somebody to speak to its guest.
    const isPlain = !sent.held && unconfirmedNotes(lines).length === 0;
    const order = await begin(sent, lines, simulated?.isApproved ?? (restaurant.autoApprove && isPlain));
    const counts = stockTakenBy(lines.map(toPlacedLine));
    const ordersPerShift = quotaLimit(restaurant.quotas, 'ordersPerShift');
    const orderBytesPerShift = quotaLimit(restaurant.quotas, 'orderBytesPerShift');
    const event = presentPlacedEvent(order, lines);
    // Of a practice nothing is printed.
    const printing = isPractice ? null : restaurant.printing;
    const jobs = printing ? jobsOfNewOrder(body.owner, { order, lines }, printing, clock.now()) : [];
    const placed = await placing
      .place(body.owner, { order, lines, event, counts, ordersPerShift, orderBytesPerShift, takenBy, jobs })
      .catch(async (error: unknown) => {
        // The same order arrived twice at once, and the other was faster.
        if (sentTwice(error)) await answerRepeated(body, answering);
        throw isDishGone(error) ? new Refusal('order_refused', { problems: [] }) : error;
      });
    if (!placed) throw await whyNotPlaced(body, shiftId);
    return answering.present({ order: { ...order, ...placed }, lines });
  };

  /** When others took the counted dishes first, it tries again with what is left now, which usually refuses it. */
  const place = <Answer extends GuestOrder | ManagedOrder>(order: Placing<Answer>): Promise<Answer> =>
    retryTransaction(() => tryToPlace(order), countFellShort).catch((error: unknown) => {
      throw countFellShort(error) ? new Refusal('order_refused', { problems: [] }) : error;
    });

  return {
    create: async (body: OrderBody, address: string): Promise<GuestOrder> => {
      await rateLimits.consume('orderPerAddress', address);
      const restaurant = await placing.findRestaurant(body);
      if (!restaurant) throw new Refusal('not_found');
      const answering = toGuestOf(restaurant);
      if (restaurant.sentBefore) await answerRepeated(body, answering);
      // After the retries: a phone that lost its answer repeats one order many times.
      await rateLimits.consume('orderPerPhone', body.owner, body.phone);
      return place({ body, restaurant, source: 'guest', answering });
    },

    /** Only into this one shift. */
    createSimulated: async (
      made: Omit<OrderBody, 'totalPrice'>,
      shiftId: string,
      simulated: Simulated = {},
    ): Promise<void> => {
      const body: OrderBody = { ...made, totalPrice: 0 };
      const restaurant = await placing.findRestaurant(body);
      if (restaurant?.shiftId !== shiftId) throw new Refusal('no_open_shift');
      const answering = toGuestOf(restaurant);
      if (restaurant.sentBefore) await answerRepeated(body, answering);
      await place({ body, restaurant, source: 'guest', simulated, answering });
    },

    createByStaff: async (scope: OwnerScope, taken: StaffOrderBody): Promise<ManagedOrder> => {
      const customerName = taken.customerName || nameless;
      const body: OrderBody = { ...taken, owner: scope.ownerId, customerName, avoids: [] };
      const restaurant = await placing.findRestaurant(body);
      if (!restaurant) throw new Refusal('not_found');
      if (restaurant.sentBefore) await answerRepeated(body, toStaff);
      const takenBy = scope.actorId;
      return place({ body, restaurant, source: 'staff', takenBy, answering: toStaff });
    },
  };
};
