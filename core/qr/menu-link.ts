/** Who can open a link: everyone, whoever shares the network, or only this machine. */
export const linkReaches = ['everyone', 'network', 'this-machine'] as const;
export type LinkReach = (typeof linkReaches)[number];

/** What a printed code says. It must never change its form: printed codes live for years. */
export const menuLink = (
  base: string,
  ownerId: string,
  table: number | null,
  /** Of the table, once it was issued anew. */
  code: string | null | undefined = null,
): string =>
  `${base}/public-menu/${ownerId}${table === null ? '' : `?table=${table}${code ? `&code=${code}` : ''}`}`;

const loopbackHost = /^(localhost|127(\.\d+){3}|\[::1\])$/i;
const privateHost = /^(10\.\d+|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.\d+\.\d+$|\.local$/i;

/** `http://localhost:3000` in its parts; core has no URL class. */
const partsOf = (origin: string) => {
  const [, scheme = '', host = '', port = ''] =
    /^(https?:\/\/)(\[[^\]]*\]|[^:/]*)(:\d+)?/i.exec(origin) ?? [];
  return { scheme, host, port };
};

type Circumstances = {
  publicUrl: string | undefined;
  /** The address the owner is using, such as `http://localhost:3000`. */
  origin: string;
  /** This machine in its network, when other machines can reach the server there. */
  lanAddress: string | undefined;
};

/** A phone cannot open `localhost`, so on the machine itself the code names the machine's address in the network. */
export const linkBaseFor = ({ publicUrl, origin, lanAddress }: Circumstances): string => {
  if (publicUrl) return publicUrl;
  const { scheme, host, port } = partsOf(origin);
  return loopbackHost.test(host) && lanAddress ? `${scheme}${lanAddress}${port}` : origin;
};

export const reachOf = (base: string): LinkReach => {
  const { host } = partsOf(base);
  if (loopbackHost.test(host)) return 'this-machine';
  return privateHost.test(host) ? 'network' : 'everyone';
};
