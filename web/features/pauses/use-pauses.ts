import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ManagedPause } from '#core/pauses/pauses.contract.ts';
import type { Intent, PauseIntent, ResumeIntent } from '#web/lib/outbox/intent.ts';
import { type Unsaved, useOutbox, useUnsaved } from '#web/lib/outbox/use-outbox.ts';
import { pausesQuery } from '#web/lib/query/evening-queries.ts';

type PausePress = PauseIntent | ResumeIntent;
const isPausePress = (intent: Intent): intent is PausePress =>
  intent.kind === 'pause' || intent.kind === 'resume';

/** A pause as displayed; `isNotSaved` while it waits for the line. Without an id the server does not know it yet. */
export type DisplayedPause = Omit<ManagedPause, '_id'> & { _id: string | null; isNotSaved: boolean };

const minuteMs = 60_000;

const pressed = (intent: PauseIntent, at: number, isNotSaved: boolean): DisplayedPause => ({
  _id: null,
  sectionId: intent.sectionId,
  sectionName: intent.sectionName,
  reason: intent.reason,
  startedAt: new Date(at).toISOString(),
  until: intent.minutes === null ? null : new Date(at + intent.minutes * minuteMs).toISOString(),
  isNotSaved,
});

/** What is paused with what waits laid over it. What was refused is not: it did not happen. */
const withUnsaved = (
  pauses: readonly ManagedPause[],
  unsaved: readonly Unsaved<PausePress>[],
): DisplayedPause[] => {
  const displayed = new Map<string | null, DisplayedPause>(
    pauses.map((pause) => [pause.sectionId, { ...pause, isNotSaved: false }]),
  );
  for (const { entry, isDelayed } of unsaved) {
    const { intent, at, state } = entry;
    if (state === 'refused') continue;
    if (intent.kind === 'pause') displayed.set(intent.sectionId, pressed(intent, at, isDelayed));
    else displayed.delete(intent.sectionId);
  }
  return [...displayed.values()];
};

export const usePauses = (): DisplayedPause[] => {
  const { outbox } = useOutbox();
  const unsaved = useUnsaved(outbox, isPausePress);
  const { data } = useQuery(pausesQuery);
  return useMemo(() => withUnsaved(data ?? [], unsaved), [data, unsaved]);
};
