/** When each order was acknowledged and when each board received it, by the clock of this process. */
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

/** The order in a message of a board's stream. */
export const orderIn = (message: string): string | null => {
  const [, data] = /^event: order\ndata: (.*)$/m.exec(message) ?? [];
  return data ? (JSON.parse(data) as { event: { order: { _id: string } } }).event.order._id : null;
};

const patienceMs = 20_000;

export const waitUntil = async (isTrue: () => boolean): Promise<void> => {
  const deadline = performance.now() + patienceMs;
  while (!isTrue() && performance.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 20));
};
