import type { LiveEventKind } from '#core/live/live-events.ts';
import { isLiveEventKind } from '#core/live/read-live-event.ts';

/** The channel that notifies every process "owner X has event N". */
export const eventChannel = 'menta_events';

/** What a notification says; the events themselves are read from the log. Kinds may be those of a newer version. */
export type EventNotice = { ownerId: string; seq: number; kinds: string[] };

/** One owner in each: so processes of every version can read it. */
export const formatNotice = ({ ownerId, seq, kinds }: EventNotice): string =>
  `${ownerId} ${seq} ${kinds.join(',')}`;

export const parseNotice = (payload: string): EventNotice | null => {
  const [ownerId, seq, kinds] = payload.split(' ');
  return ownerId && seq && kinds ? { ownerId, seq: Number(seq), kinds: kinds.split(',') } : null;
};

/** Whether one of these kinds happened, or one that this version does not know, which may mean the same. */
export const mayConcern = ({ kinds }: EventNotice, wanted: readonly LiveEventKind[]): boolean =>
  kinds.some((kind) => !isLiveEventKind(kind) || wanted.includes(kind));

/** What two of the same owner say together. */
export const mergeNotices = (one: EventNotice, other: EventNotice): EventNotice => ({
  ownerId: one.ownerId,
  seq: Math.max(one.seq, other.seq),
  kinds: [...new Set([...one.kinds, ...other.kinds])],
});
