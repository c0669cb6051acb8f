import { api } from '#core/contract.ts';
import type { RequestTemplate } from '../requests/template.ts';

/** More of a body would hide the rest. */
const maxBody = 3_000;

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

const writeBody = (body: string | Uint8Array): string => {
  const text =
    typeof body === 'string'
      ? quote(body)
      : `$'${[...body].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
  return text.length > maxBody ? `${text.slice(0, maxBody)}… (${body.length} in all)` : text;
};

/** As curl would send it. Ids are random, so placeholders are printed: `{{victim.menu}}` is another owner's menu. */
export const reproduce = ({ name, kind, person, params, query, headers, body }: RequestTemplate): string => {
  const { method, path } = api[name];
  const filled = path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '');
  const search = query.map(([key, value]) => `${key}=${value}`).join('&');
  const parts = [
    `curl -X ${method} ${quote(`/api${filled}${search && `?${search}`}`)}`,
    ...Object.entries(headers).map(([key, value]) => `-H ${quote(`${key}: ${value}`)}`),
    ...(body === undefined ? [] : [`-H 'content-type: application/json'`, `--data-raw ${writeBody(body)}`]),
  ];
  return `  ${kind}, as ${person}: ${parts.join(' ')}`;
};
