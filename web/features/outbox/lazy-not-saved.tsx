import { useOutbox, useUnsaved } from '#web/lib/outbox/use-outbox.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { isAnyIntent } from './any-intent.ts';
import type { NotSavedOrder } from './not-saved-dialog.tsx';

/* Refusals are rare: the board does not wait for the words about them, and has them before the line can be lost. */

const LazyBar = lazyPart(async () => (await import('./not-saved-bar.tsx')).NotSavedBar);

export const NotSavedBar = ({ orders }: { orders: readonly NotSavedOrder[] }) => {
  const { outbox } = useOutbox();
  const hasRefused = useUnsaved(outbox, isAnyIntent).some(({ entry }) => entry.state === 'refused');
  return hasRefused && <LazyBar orders={orders} />;
};

export const NotSavedNote = lazyPart(async () => (await import('./not-saved-note.tsx')).NotSavedNote);
