import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Browsers send the same few texts again and again; a stranger's thousand different ones push each other out. */
const memoizeHeader = <T extends {}>(read: (header: string) => T): ((header: string | undefined) => T) => {
  const known = new LRUCache<string, T>({ max: 200 });
  return (header = '') => {
    const before = known.get(header);
    if (before !== undefined) return before;
    const value = read(header);
    known.set(header, value);
    return value;
  };
};

export type Encoding = 'br' | 'gzip' | 'identity';
const encodings: Encoding[] = ['br', 'gzip', 'identity'];
/** The published types do not know yet that it takes an order of preference. */
type EncodingNegotiator = { encodings(among: string[], options: { preferred: string[] }): string[] };
const isEncoding = (name: string | undefined): name is Encoding => encodings.some((known) => known === name);

/** The encoding that `Accept-Encoding` weighs highest, and of equals the smallest. */
export const chooseEncoding = memoizeHeader((header): Encoding => {
  if (!header) return 'identity';
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best] = negotiator.encodings(encodings, { preferred: encodings });
  return isEncoding(best) ? best : 'identity';
});

/** The languages that `Accept-Language` takes, best first, as two letters. */
export const acceptedLanguages = memoizeHeader((header): readonly string[] =>
  header
    ? new Negotiator({ headers: { 'accept-language': header } })
        .languages()
        .map((tag) => tag.slice(0, 2).toLowerCase())
    : [],
);

/** The media types that `Accept` takes by name, best first; a wildcard is no promise to understand the newest. */
export const acceptedTypes = memoizeHeader((header): readonly string[] =>
  header ? new Negotiator({ headers: { accept: header } }).mediaTypes() : [],
);
