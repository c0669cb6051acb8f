import { newId } from '#server/system/ids.ts';

/** Guests who keep ordering until told to stop, or until the server is gone. Each acknowledged order is remembered. */
export const keepOrdering = (url: string, orderBody: (token: string) => object, guests = 4) => {
  const acknowledged = new Map<string, number>();
  let stopped = false;
  let notifyAt = { count: Number.POSITIVE_INFINITY, resolve: () => {} };

  const guest = async (): Promise<void> => {
    while (!stopped) {
      const clientOrderToken = `token-${newId()}`;
      const answer = await fetch(`${url}/api/orders`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(orderBody(clientOrderToken)),
      }).catch(() => null);
      const body = (await answer?.json().catch(() => null)) as {
        _id: string;
        displayOrderNumber: number;
      } | null;
      // No answer: the server is gone, and whether this last order was saved is not known.
      if (!answer || !body) return;
      // A server that stood still sheds load for a moment; the guest tries again.
      if (answer.status === 503) continue;
      if (answer.status !== 201) throw new Error(`an order was answered with ${answer.status}`);
      acknowledged.set(body._id, body.displayOrderNumber);
      if (acknowledged.size >= notifyAt.count) notifyAt.resolve();
    }
  };
  const ended = Promise.all(Array.from({ length: guests }, guest));

  return {
    acknowledged,
    /** Resolves when so many more orders have been acknowledged. */
    more: (count: number): Promise<void> =>
      new Promise((resolve) => {
        notifyAt = { count: acknowledged.size + count, resolve };
      }),
    stop: async (): Promise<void> => {
      stopped = true;
      await ended;
    },
  };
};
