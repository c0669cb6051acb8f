import { type EpsonResult, readEpsonResponse } from './epson-response.ts';

/** What a printer calls for. */
export type EpsonCall =
  | { readonly kind: 'ask' }
  | { readonly kind: 'results'; readonly results: readonly EpsonResult[] }
  | { readonly kind: 'other' };

const decodeField = (text: string): string | null => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
};

const responseField = /(?:^|&)ResponseFile=/;

/** Some firmware sends its XML as it is, ampersands and all: then it goes on to its last tag. */
const responseFileOf = (form: string): string | null => {
  const found = responseField.exec(form);
  if (!found) return null;
  const rest = form.slice(found.index + found[0].length);
  if (rest.trimStart().startsWith('<')) return rest.slice(0, rest.lastIndexOf('>') + 1);
  return decodeField(rest.split('&', 1)[0] ?? '');
};

/** The form that Epson's printers post; null when it is none. */
export const readEpsonForm = (form: string): EpsonCall | null => {
  const kind = /(?:^|&)ConnectionType=(\w+)/.exec(form)?.[1];
  if (kind === 'GetRequest') return { kind: 'ask' };
  if (kind === 'SetStatus') return { kind: 'other' };
  if (kind !== 'SetResponse') return null;
  const xml = responseFileOf(form);
  const results = xml === null ? null : readEpsonResponse(xml);
  return results && { kind: 'results', results };
};
