import { isIP } from 'node:net';

type Network = { address: string; prefix: number };
/** Nobody, everybody, a number of hops, or anyone in one of these networks. */
export type TrustSetting = boolean | number | Network[];

const readNetwork = (text: string): Network | null => {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)];
  if (!bits || rest.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return null;
  const length = Number(prefix ?? bits);
  return length <= bits ? { address, prefix: length } : null;
};

/** Null when it is none of these. */
export const readTrustSetting = (text: string): TrustSetting | null => {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const networks = text.split(',').map(readNetwork);
  return networks.every((network) => network !== null) ? networks : null;
};
