import type { ClientEntry } from './client-log.ts';
import type { Stored, StoredOrder } from './stored.ts';
import type { Violation } from './violation.ts';

type Of<Kind extends ClientEntry['kind']> = Extract<ClientEntry, { kind: Kind }>;

export const entriesOf = <Kind extends ClientEntry['kind']>(
  entries: readonly ClientEntry[],
  kind: Kind,
): Of<Kind>[] => entries.filter((entry): entry is Of<Kind> => entry.kind === kind);

const checkAcknowledged = (acknowledged: Of<'acknowledged'>, stored: readonly StoredOrder[]): Violation[] => {
  const named = `order ${acknowledged.number} (${acknowledged.token})`;
  const [order, ...more] = stored;
  if (!order) return [{ kind: 'lost', detail: `${named} was acknowledged and is not there` }];
  if (more.length > 0) return [{ kind: 'doubled', detail: `${named} is there ${more.length + 1} times` }];
  const violations: Violation[] = [];
  if (order.id !== acknowledged.orderId)
    violations.push({
      kind: 'doubled',
      detail: `${named} was acknowledged as ${acknowledged.orderId}, and is ${order.id}`,
    });
  if (order.number !== acknowledged.number)
    violations.push({ kind: 'wrong number', detail: `${named} is stored as number ${order.number}` });
  if (order.total !== acknowledged.total)
    violations.push({
      kind: 'wrong total',
      detail: `${named} was told ${acknowledged.total}, stored is ${order.total}`,
    });
  return violations;
};

const checkStored = (order: StoredOrder, sent: Of<'sent'> | undefined): Violation[] => {
  const named = `order ${order.number} (${order.token})`;
  if (!sent) return [{ kind: 'unknown order', detail: `nobody sent ${named}` }];
  const amounts = new Set([sent.total, order.total, order.linesTotal]);
  if (amounts.size === 1) return [];
  return [
    {
      kind: 'wrong total',
      detail: `${named}: sent for ${sent.total}, stored ${order.total}, its lines make ${order.linesTotal}`,
    },
  ];
};

/** From 1 in each shift, without gaps or repeats. */
const checkNumbers = (orders: readonly StoredOrder[]): Violation[] =>
  [...Map.groupBy(orders, ({ shiftId }) => shiftId)].flatMap(([shiftId, ofShift]) => {
    const numbers = ofShift.map(({ number }) => number).sort((a, b) => a - b);
    const at = numbers.findIndex((number, index) => number !== index + 1);
    return at < 0
      ? []
      : [
          {
            kind: 'wrong number',
            detail: `shift ${shiftId} has ${numbers[at]} where ${at + 1} should be`,
          } as const,
        ];
  });

export const checkOrders = (entries: readonly ClientEntry[], stored: Stored): Violation[] => {
  const byToken = Map.groupBy(stored.orders, ({ token }) => token);
  const sent = new Map(entriesOf(entries, 'sent').map((entry) => [entry.token, entry]));
  return [
    ...entriesOf(entries, 'acknowledged').flatMap((acknowledged) =>
      checkAcknowledged(acknowledged, byToken.get(acknowledged.token) ?? []),
    ),
    ...stored.orders.flatMap((order) => checkStored(order, sent.get(order.token))),
    ...checkNumbers(stored.orders),
    ...entriesOf(entries, 'refused').map(
      ({ token, outcome }) => ({ kind: 'refused', detail: `${token} was refused: ${outcome}` }) as const,
    ),
    ...entriesOf(entries, 'broken-answer').map(
      ({ route, status, code }) =>
        ({ kind: 'broken answer', detail: `${route} answered ${status} ${code}` }) as const,
    ),
  ];
};
