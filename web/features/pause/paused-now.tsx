import { useQuery } from '@tanstack/react-query';
import { pausesQuery } from '#web/lib/query/evening-queries.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';

const PauseBar = lazyPart(async () => (await import('./pause-bar.tsx')).PauseBar);

/** Nothing, and nothing loaded, while orders are taken. */
export const PausedNow = () => {
  const { data: pauses = [] } = useQuery(pausesQuery);
  return pauses.length > 0 && <PauseBar pauses={pauses} />;
};
