import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Kit } from './kit.ts';

/** Ports on this machine, the best first; none while nobody serves. */
type Targets = () => readonly number[];

/**
 * A line between clients and servers that can be cut, held still, slowed down and taken away. With several targets it
 * is a load balancer: a connection goes to the next one in turn that takes it.
 */
export const openLine = async (kit: Kit, targets: Targets) => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isStalled = false;
  let delayMs = 0;
  let turn = 0;

  const hold = (pair: readonly [Socket, Socket]) => {
    for (const socket of pair) if (isStalled) socket.pause();
  };
  const carry = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (delayMs === 0) to.write(chunk);
      else setTimeout(() => to.writable && to.write(chunk), delayMs);
    });
    from.on('close', () => to.destroy());
    from.on('error', () => to.destroy());
  };
  const join = (client: Socket, upstream: Socket) => {
    const pair = [client, upstream] as const;
    pairs.add(pair);
    client.once('close', () => pairs.delete(pair));
    carry(client, upstream);
    carry(upstream, client);
    hold(pair);
  };
  const dial = (client: Socket, [port, ...others]: readonly number[]): void => {
    if (port === undefined) return void client.destroy();
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true });
    const tryNext = () => dial(client, others);
    upstream.once('error', tryNext);
    upstream.once('connect', () => {
      upstream.off('error', tryNext);
      if (client.destroyed) upstream.destroy();
      else join(client, upstream);
    });
  };
  const inTurn = (ports: readonly number[]): number[] => {
    turn += 1;
    return ports.map((_, index) => ports[(index + turn) % ports.length] as number);
  };

  // As a real line does: without this a small message can wait 40 ms for the answer to the one before.
  const server = createServer({ noDelay: true }, (client) => {
    client.on('error', () => {});
    dial(client, inTurn(targets()));
  });
  const listen = async (port: number): Promise<number> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const cut = (): void => {
    for (const [client, upstream] of pairs) {
      client.resetAndDestroy();
      upstream.resetAndDestroy();
    }
  };
  kit.defer(() => {
    server.close();
    cut();
  });

  return {
    port,
    /** Every connection that is open breaks. */
    cut,
    /** Nobody answers at this address until `accept`. */
    refuse: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    accept: (): Promise<number> => listen(port),
    /** Nothing moves in either direction, without an error. */
    stall: (): void => {
      isStalled = true;
      for (const pair of pairs) hold(pair);
    },
    /** The connections that are open now never say another word; new ones work. */
    silence: (): void => {
      for (const pair of pairs) {
        for (const socket of pair) socket.removeAllListeners('data').pause();
      }
    },
    flow: (): void => {
      isStalled = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    /** In each direction. */
    slowDown: (milliseconds: number): void => {
      delayMs = milliseconds;
    },
  };
};
