/** When each order was acknowledged and when each board heard of it, by the clock of this process. */
export const createStopwatch = () => {
  const acknowledged = new Map<string, number>();
  const heard: { order: string; at: number }[] = [];
  return {
    acknowledge: (order: string) => acknowledged.set(order, performance.now()),
    acknowledgedCount: () => acknowledged.size,
    hear: (order: string) => heard.push({ order, at: performance.now() }),
    heardCount: () => heard.length,
    /** A board may hear of an order before its guest does: that is no delay at all. */
    delays: () => heard.map(({ order, at }) => Math.max(0, at - (acknowledged.get(order) ?? Number.NaN))),
  };
};

/** The orders that a piece of a board's stream tells of. */
export const ordersIn = (text: string): string[] =>
  [...text.matchAll(/"order":\{"_id":"([0-9a-f]{24})"/g)].map(([, order]) => order ?? '');

const patienceMs = 20_000;

export const waitUntil = async (isTrue: () => boolean): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  while (!isTrue() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
};
