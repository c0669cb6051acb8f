import { useBoardPrints } from '#web/lib/query/printing-queries.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';

const UnprintedBar = lazyPart(async () => (await import('./unprinted-bar.tsx')).UnprintedBar);

/** On every owner screen besides the board: warns of tickets that did not come out. */
export const UnprintedTickets = () => {
  const count = useBoardPrints()?.troubles.length ?? 0;
  return count > 0 && <UnprintedBar count={count} />;
};
