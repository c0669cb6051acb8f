import type { Pause } from '#core/pauses/pause-rules.ts';
import type { ManagedPause } from '#core/pauses/pauses.contract.ts';
import type { PauseRow } from './pauses.queries.ts';

/** As guests see it. */
export const presentPause = ({ pause }: Pick<PauseRow, 'pause'>): Pause => ({
  sectionId: pause.sectionId,
  until: pause.endsAt?.toISOString() ?? null,
  reason: pause.reason,
});

export const presentManagedPause = ({ pause, sectionName }: PauseRow): ManagedPause => ({
  _id: pause.id,
  ...presentPause({ pause }),
  sectionName,
  startedAt: pause.startedAt.toISOString(),
});
