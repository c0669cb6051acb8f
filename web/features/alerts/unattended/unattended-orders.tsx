import { useQuery } from '@tanstack/react-query';
import { call } from '#web/lib/api/call.ts';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';

const UnattendedBar = lazyPart(async () => (await import('./unattended-bar.tsx')).UnattendedBar);

const whileOpenMs = 20_000;
/** A shift may begin on another device. */
const whileClosedMs = 60_000;

/** On every owner screen besides the board: warns of orders and of tables that have waited too long. */
export const UnattendedOrders = () => {
  const { data } = useQuery({
    queryKey: ['unattended-orders'],
    queryFn: ({ signal }) => call('GET /orders/unattended', { signal }),
    refetchInterval: ({ state }) => (state.data?.isOpen ? whileOpenMs : whileClosedMs),
    // It rings behind other windows too.
    refetchIntervalInBackground: true,
  });
  if (!data || data.waiting + data.calls === 0) return null;
  return <UnattendedBar waiting={data.waiting} calls={data.calls} isWatched={data.isWatched} />;
};
