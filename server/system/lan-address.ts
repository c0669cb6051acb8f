import { networkInterfaces } from 'node:os';

/** How other machines in the network call this one. */
export const findLanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address;

/** Nobody in the network reaches a server that listens on the machine itself only. */
export const listensToNetwork = (host: string): boolean => ['0.0.0.0', '::'].includes(host);
