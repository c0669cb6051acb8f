import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { dateTime } from '../values/wire.ts';
import { browsers, systems } from './device.ts';
import { securityKinds } from './security-kinds.ts';

const securityEntry = z.object({
  _id: z.number(),
  kind: z.enum(securityKinds),
  /** The last time, when it happened more than once within its hour. */
  at: dateTime,
  firstAt: dateTime,
  count: z.number(),
  /** Null for several networks at once, and for the operator. */
  network: z.string().nullable(),
  device: z.object({ browser: z.enum(browsers), system: z.enum(systems) }).nullable(),
});
export type SecurityEntry = z.output<typeof securityEntry>;

/** Where a page ended: the moment and the number of its last entry. */
const cursor = z.string().regex(/^\d{1,13}-\d{1,15}$/);

export const securityLogContract = contract({
  listSecurityLog: endpoint({
    method: 'GET',
    path: '/users/me/security-log',
    access: 'owner',
    summary:
      'Log-ins, refused ones, password checks, exports and changes of the account, newest first. `next` is the `before` of the next page.',
    query: z.object({ before: cursor.optional() }),
    response: z.object({ entries: z.array(securityEntry), next: cursor.nullable() }),
  }),
});
