import { api } from '#core/contract.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import type { RequestTemplate } from '../requests/template.ts';
import type { EntityIds, Whose } from '../world/things.ts';
import { fillIn } from '../world/things.ts';
import type { HttpRequest } from './send.ts';

/** Half a surrogate pair is no text and cannot be written in an address. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

type Needs = { known: Record<Whose, EntityIds>; cookie: string | null; fresh: () => string };

/** The request as it is sent, with the ids of this run. */
export const fillRequest = (template: RequestTemplate, { known, cookie, fresh }: Needs): HttpRequest => {
  const { method, path, takesForm }: Endpoint = api[template.name];
  const type = takesForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const fill = (text: string) => fillIn(text, known, fresh);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encode(fill(template.params[name] ?? '')));
  const query = template.query.map(([key, value]) => `${encode(key)}=${encode(fill(value))}`).join('&');
  const { body } = template;
  return {
    method,
    path: `/api${filled}${query && `?${query}`}`,
    headers: {
      ...(body === undefined ? {} : { 'content-type': type }),
      ...(cookie ? { cookie } : {}),
      ...template.headers,
    },
    body: body === undefined ? undefined : Buffer.from(typeof body === 'string' ? fill(body) : body),
  };
};
