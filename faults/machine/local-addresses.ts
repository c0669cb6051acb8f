import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** All at once: one by one the same port may be found twice. */
const findFreePorts = async (count: number): Promise<number[]> => {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(probes.map((probe) => once(probe, 'listening')));
  const found = probes.map((probe) => (probe.address() as AddressInfo).port);
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return found;
};

/** Where on this machine what the files in deploy/ha name `10.0.0.11:5432` is. */
export const openLocalAddresses = async (hosts: readonly string[], ports: readonly number[]) => {
  const wanted = hosts.flatMap((host) => ports.map((port) => `${host}:${port}`));
  const free = await findFreePorts(wanted.length);
  const known = new Map(wanted.map((address, index) => [address, `127.0.0.1:${free[index]}`]));
  const at = (host: string, port: number): string => {
    const address = known.get(`${host}:${port}`);
    if (!address) throw new Error(`Nothing is known at ${host}:${port}.`);
    return address;
  };
  return {
    at,
    portAt: (host: string, port: number): number => Number(at(host, port).split(':')[1]),
    /** A text with all such addresses, led here. */
    leadHere: (text: string): string =>
      replaceAll(text, /(10\.0\.0\.\d+):(\d+)/g, (_, host, port) => at(host, Number(port))),
  };
};

export type LocalAddresses = Awaited<ReturnType<typeof openLocalAddresses>>;

/** A file of deploy/ is tried as it stands: what is to be replaced must be in it. */
export const replaceAll = (
  text: string,
  pattern: RegExp,
  replacement: (whole: string, first: string, second: string) => string,
): string => {
  if (text.search(pattern) === -1) throw new Error(`The file has no ${pattern}.`);
  return text.replace(pattern, replacement);
};
