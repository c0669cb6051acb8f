import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Browsers repeat the same few headers; a flood of different ones only evicts itself. */
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
/** The published types lack its preference parameter. */
type EncodingNegotiator = { encodings(among: string[], options: { preferred: string[] }): string[] };
const isEncoding = (name: string | undefined): name is Encoding => encodings.some((known) => known === name);

/** The encoding with the highest weight in `Accept-Encoding`; of equals, the smallest output. */
export const chooseEncoding = memoizeHeader((header): Encoding => {
  if (!header) return 'identity';
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best] = negotiator.encodings(encodings, { preferred: encodings });
  return isEncoding(best) ? best : 'identity';
});

/** The languages in `Accept-Language`, best first, as two letters. */
export const acceptedLanguages = memoizeHeader((header): readonly string[] =>
  header
    ? new Negotiator({ headers: { 'accept-language': header } })
        .languages()
        .map((tag) => tag.slice(0, 2).toLowerCase())
    : [],
);

/** The media types that `Accept` lists by name, best first; a wildcard does not promise support for new formats. */
export const acceptedTypes = memoizeHeader((header): readonly string[] =>
  header ? new Negotiator({ headers: { accept: header } }).mediaTypes() : [],
);
