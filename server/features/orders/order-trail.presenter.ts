import { changesBetween, type OrderParts } from '#core/orders/order-changes.ts';
import { type ManagedOrder, managedOrder } from '#core/orders/order-shape.ts';
import { type DeletedOrder, type TrailEntry, trailPage } from '#core/orders/order-trail.ts';
import type { OrderBeginning, TrailRow } from './order-trail.queries.ts';

type Stored = TrailRow['entry'];
type Sides = { before: ManagedOrder | OrderParts | null; after: ManagedOrder | OrderParts | null };

/** Null also where a newer version stored what this one cannot read. */
const copyOf = (copy: unknown): ManagedOrder | null => managedOrder.safeParse(copy).data ?? null;

/**
 * What an entry changed. Older versions may have stored whole orders, so it is parsed like any input.
 */
const sidesOf = (entry: Stored): Sides => {
  if (entry.changes) return entry.changes;
  const [before, after] = [copyOf(entry.before), copyOf(entry.after)];
  return before && after ? changesBetween(before, after) : { before, after };
};

const presentTrailEntry = ({ entry, by }: TrailRow): TrailEntry => ({
  at: entry.at.toISOString(),
  action: entry.action,
  reason: entry.reason,
  by,
  ...sidesOf(entry),
});

/** What undoing needs of it. */
export const presentLastEntry = (entry: Stored | null) => entry && { ...entry, ...sidesOf(entry) };

const itself = (at: Date, action: TrailEntry['action'], by: string | null): TrailEntry => ({
  at: at.toISOString(),
  action,
  reason: '',
  by,
  before: null,
  after: null,
});

/** The first entry says how the order came. A staff order has it stored; for a guest's it follows from the order. */
const beginningOf = (
  { createdAt, source, autoAccepted }: OrderBeginning,
  [first]: readonly TrailRow[],
  ownerName: string | null,
): TrailEntry[] => {
  const isTaken = source === 'staff';
  const came = itself(createdAt, isTaken ? 'take' : 'create', isTaken ? ownerName : null);
  return [
    ...(first?.entry.action === 'take' ? [] : [came]),
    ...(autoAccepted ? [itself(createdAt, 'autoApprove', null)] : []),
  ];
};

/** As many as fit on a page, and at least one of any size. */
const fitting = (entries: readonly TrailEntry[], most: number): TrailEntry[] => {
  let bytes = 0;
  const isBeyond = (entry: TrailEntry, index: number): boolean => {
    bytes += Buffer.byteLength(JSON.stringify(entry));
    return index > 0 && (index >= most || bytes > trailPage.bytes);
  };
  const end = entries.findIndex(isBeyond);
  return entries.slice(0, end === -1 ? entries.length : end);
};

type TrailPart = { from: number; rows: readonly TrailRow[]; ownerName: string | null };

/** A page of the trail; the rows include one more than it may hold, if there are more. */
export const presentTrail = (order: OrderBeginning, { from, rows, ownerName }: TrailPart): TrailEntry[] => {
  const beginning = from === 0 ? beginningOf(order, rows, ownerName) : [];
  const page = fitting(rows.map(presentTrailEntry), trailPage.entries - beginning.length);
  const last = page.at(-1);
  if (last && page.length < rows.length) last.next = String(from + page.length);
  return [...beginning, ...page];
};

export const presentDeletedOrder = ({ entry, by }: TrailRow): DeletedOrder[] => {
  const order = copyOf(entry.before);
  return order ? [{ order, deletedAt: entry.at.toISOString(), reason: entry.reason, by }] : [];
};
