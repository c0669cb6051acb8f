import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { usePauses } from './use-pauses.ts';

const PauseBar = lazyPart(async () => (await import('./pause-bar.tsx')).PauseBar);

/** Nothing, and nothing loaded, while orders are taken. */
export const PausedNow = () => {
  const pauses = usePauses();
  return pauses.length > 0 && <PauseBar pauses={pauses} />;
};
