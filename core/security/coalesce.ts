import { hourMs } from '../hours/zone-clock.ts';
import type { Device } from './device.ts';
import { logLimits } from './log-limits.ts';
import type { SecurityKind } from './security-kinds.ts';

/** Empty for the operator, and for events from too many places to list. */
export type Sender = { network: string; browser: Device['browser'] | ''; system: Device['system'] | '' };
export const unknownSender: Sender = { network: '', browser: '', system: '' };

/** Something that happened, once or several times within an hour. */
export type SecurityEvent = Sender & {
  kind: SecurityKind;
  hour: Date;
  count: number;
  firstAt: Date;
  lastAt: Date;
};
export type OwnedSecurityEvent = SecurityEvent & { ownerId: string };
/** Its kind is null where only a newer version knows it. */
type Place = { ownerId: string; kind: string | null; hour: Date };

export const hourOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / hourMs) * hourMs);

const placeKey = ({ ownerId, kind, hour }: Place): string => `${ownerId} ${kind} ${hour.getTime()}`;
const senderKey = ({ network, browser, system }: Sender): string => `${network} ${browser} ${system}`;
/** What has the same key is the same event, repeated. */
export const repeatKey = (event: Place & Sender): string => `${placeKey(event)} ${senderKey(event)}`;

export const repeated = <T extends SecurityEvent>(one: T, other: SecurityEvent): T => ({
  ...one,
  count: one.count + other.count,
  firstAt: one.firstAt < other.firstAt ? one.firstAt : other.firstAt,
  lastAt: one.lastAt > other.lastAt ? one.lastAt : other.lastAt,
});

/**
 * Events as rows: repeats are one, and per hour and kind only a limited number of senders is distinguished, those that have a row
 * already among them. A flood from everywhere fills no disk. Sorted, so that two processes never wait for each other.
 */
export const coalesce = (
  events: readonly OwnedSecurityEvent[],
  stored: readonly (Place & Sender)[],
): OwnedSecurityEvent[] => {
  const senders = new Map<string, Set<string>>();
  const sendersOf = (place: Place): Set<string> => {
    const known = senders.get(placeKey(place)) ?? new Set<string>();
    senders.set(placeKey(place), known);
    return known;
  };
  for (const row of stored) sendersOf(row).add(senderKey(row));
  const rows = new Map<string, OwnedSecurityEvent>();
  for (const event of events) {
    const known = sendersOf(event);
    const isNamed = known.has(senderKey(event)) || known.size < logLimits.sendersPerHour;
    if (isNamed) known.add(senderKey(event));
    const row = isNamed ? event : { ...event, ...unknownSender };
    const same = rows.get(repeatKey(row));
    rows.set(repeatKey(row), same ? repeated(same, row) : row);
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
};
