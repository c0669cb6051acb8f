import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { dateTime, id, idParams, nothing } from '../values/wire.ts';
import { browsers, systems } from './device.ts';

const signedInDevice = z.object({
  /** A name of the session, not its secret. */
  _id: id,
  /** Null for one that logged in before this was written down. */
  device: z.object({ browser: z.enum(browsers), system: z.enum(systems) }).nullable(),
  /** Of a device on the floor; null for an ordinary one. */
  stationName: z.string().nullable(),
  since: dateTime,
  /** To the minute. */
  lastUsedAt: dateTime,
  /** The caller's own. */
  isThis: z.boolean(),
});
export type SignedInDevice = z.output<typeof signedInDevice>;

export const devicesContract = contract({
  listDevices: endpoint({
    method: 'GET',
    path: '/users/me/devices',
    access: 'owner',
    summary: 'Where the account is signed in, last used first.',
    response: z.array(signedInDevice),
  }),
  logOutDevice: endpoint({
    method: 'DELETE',
    path: '/users/me/devices/:id',
    access: 'owner',
    summary: 'End one session of the account; its streams end at once.',
    params: idParams,
    response: nothing,
    refusals: { not_found: noDetails },
  }),
});
