import { isUnseen } from '#core/alerts/ring-ladder.ts';
import { defaultLocale, type GuestLocale, locales } from '#core/i18n/locale.ts';
import type { LiveEvent } from '#core/live/live-events.ts';
import { completeGroup } from '#core/menus/dishes/change-groups.ts';
import { allergyMark } from '#core/orders/lines/allergy-notes.ts';
import type { LocalizedNames } from '#core/orders/lines/localized-names.ts';
import { isHeld } from '#core/orders/order-caps.ts';
import { type GuestOrder, guestOrder, type ManagedOrder } from '#core/orders/order-shape.ts';
import type { DishChoices } from '#core/orders/order-trail.ts';
import { statementOf } from '#core/orders/statement.ts';
import { orderWord } from '#core/orders/word/order-word.ts';
import { toShekels } from '#core/values/money.ts';
import type { listOrderableDishes } from './orderable-dishes.queries.ts';
import type { LineRow, OrderRow, OrderWithLines } from './orders.queries.ts';

/** Copies the lists, so that they are not shared. */
const toWire = ({ customizations, ...names }: LocalizedNames) => ({
  ...names,
  customizations: [...customizations],
});

const presentLine = (line: LineRow): GuestOrder['dishes'][number] => ({
  dishId: { _id: line.dishId, name: line.dishName, price: toShekels(line.dishPrice) },
  quantity: line.quantity,
  size: line.sizeName === null ? null : { name: line.sizeName, price: toShekels(line.sizePrice) },
  customizations: line.customizations.map(({ groupName, optionName, price }) => ({
    groupName,
    optionName,
    price: toShekels(price),
  })),
  note: line.note,
  ...allergyMark(line),
  ...(line.shown && { shown: toWire(line.shown) }),
  ...(line.avoided && { avoided: line.avoided }),
  ...(line.kosherKind && { kosherKind: line.kosherKind }),
});

const presentManagedLine = (line: LineRow): ManagedOrder['dishes'][number] => ({
  ...presentLine(line),
  ...(line.prepTime !== null && { prepMinutes: line.prepTime }),
  ...(line.areaId && { area: line.areaId }),
  ...(line.doneAt && { doneAt: line.doneAt.toISOString() }),
});

const presentCommon = ({ order, lines }: OrderWithLines) => ({
  _id: order.id,
  displayOrderNumber: order.number,
  status: order.status,
  isPaid: order.isPaid,
  rejected: order.rejected,
  rejectionReason: order.rejectionReason,
  cancelled: order.cancelled,
  ...(order.withdrawn && { withdrawn: true as const }),
  totalPrice: toShekels(order.total),
  tableNumber: order.tableNumber,
  dishes: lines.map(presentLine),
  ...(order.avoids.length > 0 && { avoids: order.avoids }),
  createdAt: order.createdAt.toISOString(),
  promisedAt: order.promisedAt?.toISOString() ?? null,
  ...(isHeld(order) && { held: true as const }),
  revision: order.revision,
  ...(order.language && { language: order.language }),
});

/** A guest of unknown language reads Hebrew, the default of every page. */
const wordFor = (shiftId: string, number: number, language: GuestLocale | null = null): string =>
  orderWord(shiftId, number, language ?? defaultLocale);

/** In the staff languages and in the guest's. */
const wordsFor = (
  shiftId: string,
  number: number,
  language: GuestLocale | null = null,
): NonNullable<ManagedOrder['words']> =>
  Object.fromEntries(
    [...locales, language ?? defaultLocale].map((reader) => [reader, orderWord(shiftId, number, reader)]),
  );

/** A part of what it costs, or too much: what is paid in full says so already. */
const presentPaid = (order: OrderRow): Pick<ManagedOrder, 'paid'> =>
  order.paid > 0 && order.paid !== statementOf(order).total ? { paid: toShekels(order.paid) } : {};

export const presentManagedOrder = (stored: OrderWithLines): ManagedOrder => ({
  ...presentCommon(stored),
  dishes: stored.lines.map(presentManagedLine),
  approvedAt: stored.order.approvedAt?.toISOString() ?? null,
  readyAt: stored.order.readyAt?.toISOString() ?? null,
  service: stored.order.shiftId,
  customerName: stored.order.customerName,
  phone: stored.order.phone,
  words: wordsFor(stored.order.shiftId, stored.order.number, stored.order.language),
  autoAccepted: stored.order.autoAccepted,
  ...(stored.order.source === 'staff' && { source: stored.order.source }),
  ...(stored.order.visitId && { visit: stored.order.visitId }),
  ...presentPaid(stored.order),
  ringStep: stored.order.ringStep,
  ...(stored.order.guestChange &&
    stored.order.status === 'waitingApproval' && { guestChange: stored.order.guestChange }),
});

export const presentGuestOrder = (
  stored: OrderWithLines,
  { name, timeZone }: { name: string; timeZone: string },
  shiftEnded = false,
): GuestOrder => ({
  ...presentCommon(stored),
  owner: stored.order.ownerId,
  restaurantName: name,
  timeZone,
  trackingToken: stored.order.trackingToken,
  word: wordFor(stored.order.shiftId, stored.order.number, stored.order.language),
  unseen: isUnseen(stored.order),
  shiftEnded,
});

/** What its guest sees of where an order was sent. */
export type OrderPlace = Pick<
  GuestOrder,
  'owner' | 'restaurantName' | 'timeZone' | 'trackingToken' | 'shiftEnded'
>;

/** The guest's view of a change that the board's event describes: an allow-list, never the board's order minus fields. */
export const presentOrderToGuest = (
  order: ManagedOrder,
  { owner, restaurantName, timeZone, trackingToken, shiftEnded }: OrderPlace,
): GuestOrder =>
  guestOrder.parse({
    ...order,
    owner,
    restaurantName,
    timeZone,
    trackingToken,
    shiftEnded,
    unseen: isUnseen(order),
    word: wordFor(order.service, order.displayOrderNumber, order.language),
  });

export const presentDishChoices = (
  dish: Awaited<ReturnType<typeof listOrderableDishes>>[number],
): DishChoices => ({
  _id: dish.id,
  name: dish.name,
  price: toShekels(dish.price),
  sizes: dish.sizes.map((size) => ({ ...size, price: toShekels(size.price) })),
  changes: dish.changes.map(completeGroup).map((group) => ({
    ...group,
    options: group.options.map((option) => ({ ...option, price: toShekels(option.price) })),
  })),
});

export const presentOrderEvent = (stored: OrderWithLines): LiveEvent => ({
  kind: 'order',
  order: presentManagedOrder(stored),
});

export const presentDeletedEvent = ({ id, revision }: Pick<OrderRow, 'id' | 'revision'>): LiveEvent => ({
  kind: 'order-deleted',
  orderId: id,
  revision,
});

/** For the statement that places it and writes its number. Its words depend on the number: see `withWords`. */
export const presentPlacedEvent = (order: Omit<OrderRow, 'number'>, lines: LineRow[]): LiveEvent => {
  const { words: _, ...numberless } = presentManagedOrder({ order: { ...order, number: 0 }, lines });
  return { kind: 'order', order: numberless };
};

/** An order from the log, as the board displays it. */
export const withWords = (order: ManagedOrder): ManagedOrder => ({
  words: wordsFor(order.service, order.displayOrderNumber, order.language),
  ...order,
});
