import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { codeInput, passwordInput } from '../security/account-fields.ts';
import { limits } from '../values/limits.ts';
import { dateTime, id, idParams, nothing, requiredLine } from '../values/wire.ts';
import { pinPattern } from './pin-rules.ts';
import { pinMinutes } from './pin-window.ts';
import { readStationCode, stationCodeLength } from './station-code.ts';
import { personAtStation } from './station-shape.ts';

const station = z.object({
  _id: id,
  name: z.string(),
  since: dateTime,
  lastUsedAt: dateTime,
  /** Whose PIN counts there now. */
  personName: z.string().nullable(),
});
export type Station = z.output<typeof station>;

const pinLength = z.object({
  /** How long actions may prolong a PIN; null: for the whole shift. */
  minutes: z.literal(pinMinutes).nullable(),
});

const nameBody = z.object({ name: requiredLine(limits.name) });
const noStationYet = { plan_required: noDetails, keep_it_first: noDetails, limit_reached: noDetails };

export const stationsContract = contract({
  listStations: endpoint({
    method: 'GET',
    path: '/stations',
    access: 'owner',
    summary: 'The devices in station mode, the one used last first.',
    response: z.array(station),
  }),
  becomeStation: endpoint({
    method: 'POST',
    path: '/stations/this',
    access: 'owner+password',
    summary:
      'Turn this very session into a station: it stays signed in and may do only what its screens need.',
    body: nameBody,
    response: nothing,
    refusals: noStationYet,
  }),
  makeStationCode: endpoint({
    method: 'POST',
    path: '/stations/codes',
    access: 'owner+password',
    summary:
      'Make a code that turns another device into a station: once, within two minutes. A code made before stops.',
    body: nameBody,
    response: z.object({ code: z.string(), expiresAt: dateTime }),
    status: 201,
    refusals: noStationYet,
  }),
  pairStation: endpoint({
    method: 'POST',
    path: '/stations/pair',
    access: 'off-station',
    summary: 'Turn this device into a station with a code that an owner made. A session that it had ends.',
    body: z.object({
      code: z
        .string()
        .max(40)
        .overwrite(readStationCode)
        .regex(new RegExp(`^[A-Z0-9]{${stationCodeLength}}$`)),
    }),
    response: z.object({ name: z.string() }),
    refusals: { station_code_invalid: noDetails },
  }),
  endStation: endpoint({
    method: 'DELETE',
    path: '/stations/:id',
    access: 'owner',
    summary: 'End a station: it is signed out, and its board stops within a second.',
    params: idParams,
    response: nothing,
    refusals: { not_found: noDetails },
  }),
  leaveStation: endpoint({
    method: 'POST',
    path: '/stations/leave',
    access: 'station',
    summary:
      "Leave station mode with the account's password, and a code where it has a second factor. The device goes on with a session of the owner's.",
    body: z.object({ password: passwordInput, code: z.optional(codeInput) }),
    response: nothing,
    refusals: {
      not_a_station: noDetails,
      wrong_password: noDetails,
      keep_it_first: noDetails,
      second_factor_required: noDetails,
      second_factor_wrong: noDetails,
    },
  }),
  typePin: endpoint({
    method: 'POST',
    path: '/staff/pin',
    access: 'station',
    summary:
      'Say who stands at this station. For five minutes it has the rights of that person; what they do prolongs it, within the length that the owner chose, but not for what needs a password elsewhere. Five wrong PINs, then it waits, longer each time.',
    body: z.object({ personId: id, pin: z.string().regex(pinPattern) }),
    response: personAtStation,
    refusals: {
      not_a_station: noDetails,
      wrong_pin: noDetails,
      pin_blocked: z.object({ retryAfterSeconds: z.number() }),
    },
  }),
  forgetPin: endpoint({
    method: 'DELETE',
    path: '/staff/pin',
    access: 'station',
    summary: 'Nobody stands at this station any more. Harmless when nobody did.',
    response: nothing,
    refusals: { not_a_station: noDetails },
  }),
  getPinLength: endpoint({
    method: 'GET',
    path: '/staff/pin-length',
    access: 'owner',
    summary: 'For how long the actions of a person may prolong their PIN.',
    response: pinLength,
    refusals: { not_found: noDetails },
  }),
  setPinLength: endpoint({
    method: 'PUT',
    path: '/staff/pin-length',
    access: 'owner+password',
    summary:
      'Set for how long the actions of a person may prolong their PIN. It counts from the next call on.',
    body: pinLength,
    response: pinLength,
    refusals: { not_found: noDetails },
  }),
});
