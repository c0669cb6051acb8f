import type { Server } from 'node:net';
import type { Env } from '#server/system/env.ts';
import { countedAddress } from './counted-address.ts';
import type { TrustsProxy } from './trusted-proxy.ts';

export type ConnectionLimits = {
  inAll: number;
  perAddress: number;
  /** A proxy carries everybody's connections, so it is not limited as one address. */
  trustsProxy: TrustsProxy;
};

/** Reserved for the database, its files, pictures in transit and lazily loaded modules. */
const reservedForFiles = 150;
/** Connections take memory too, even where the system sets no limit. */
const most = 50_000;

/** As many connections as the limit on open files allows, and never all of them for one address. */
export const connectionLimits = (
  descriptors: number,
  env: Pick<Env, 'CONNECTIONS_PER_ADDRESS'>,
): Omit<ConnectionLimits, 'trustsProxy'> => {
  const available = Math.max(descriptors - reservedForFiles, Math.floor(descriptors / 4));
  const inAll = Math.min(most, available);
  return { inAll, perAddress: Math.min(env.CONNECTIONS_PER_ADDRESS, Math.ceil(inAll / 2)) };
};

/** Closes new connections over the limits; open ones keep working. */
export const limitConnections = (
  server: Server,
  { inAll, perAddress, trustsProxy }: ConnectionLimits,
): void => {
  const open = new Map<string, number>();
  server.maxConnections = inAll;
  server.on('connection', (socket) => {
    // Read now: a closed socket no longer has it.
    const sender = socket.remoteAddress ?? '';
    if (trustsProxy(sender, 0)) return;
    const address = countedAddress(sender);
    const count = open.get(address) ?? 0;
    if (count >= perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
};
