import { z } from 'zod';
import type { ErrorCode } from '../errors/error-codes.ts';
import { quotaNames } from '../values/quotas.ts';
import { type Access, isOpen, needsPassword, type OpenAccess, onStation } from './access.ts';
import type { Endpoint, Refusals } from './endpoint.ts';
import { rights } from './rights.ts';

/** A refusal that says all with its code. */
export const noDetails = z.undefined();
/** Of an account that holds all it may. */
export const quotaReached = { quota_reached: z.object({ quota: z.enum(quotaNames), limit: z.number() }) };

/* What any endpoint of a kind can give; contracts declare only what is their own. */
export const impliedByAll = {
  malformed_json: noDetails,
  invalid_input: z
    .object({ problems: z.array(z.object({ path: z.string(), problem: z.string(), message: z.string() })) })
    .optional(),
  too_many_requests: z.object({ retryAfterSeconds: z.number() }).optional(),
  internal: noDetails,
  overloaded: noDetails,
} satisfies Refusals;
const impliedByWriting = {
  bad_origin: noDetails,
  too_large: noDetails,
  unsupported_media_type: noDetails,
} satisfies Refusals;
const impliedByOwners = { not_signed_in: noDetails, not_yours: noDetails } satisfies Refusals;
const impliedByPassword = { password_required: noDetails } satisfies Refusals;
/** Of a right that the person at a station has not. */
export const missingRight = z.object({ right: z.enum(rights) });
/** By a right, because a station gives some rights and refuses the others. */
const impliedByRights = {
  station_not_allowed: noDetails,
  pin_required: noDetails,
  right_missing: missingRight,
} satisfies Refusals;
/** Of what is done one after another. */
const impliedByWeight = { large_change_waits: noDetails } satisfies Refusals;
/** Of a secret that opens nothing. */
const impliedByPrinters = { not_found: noDetails } satisfies Refusals;
const impliedOffStations = { station_not_allowed: noDetails } satisfies Refusals;

type Implied<E extends Endpoint> = typeof impliedByAll &
  (E['method'] extends 'GET' ? unknown : typeof impliedByWriting) &
  (E['access'] extends OpenAccess ? unknown : typeof impliedByOwners) &
  (E['access'] extends `${string}+password` ? typeof impliedByPassword : unknown) &
  (E['access'] extends `right:${string}` ? typeof impliedByRights : unknown) &
  (E['access'] extends 'off-station' | `owner${string}` ? typeof impliedOffStations : unknown) &
  (E['access'] extends 'printer' ? typeof impliedByPrinters : unknown) &
  (E extends { isHeavy: unknown } | { carriesImage: true } ? typeof impliedByWeight : unknown);

/** Everything that an endpoint may refuse with: its own codes and, where it says nothing else, those that its kind implies. */
type RefusalsOf<E extends Endpoint> = E['refusals'] extends Refusals
  ? Omit<Implied<E>, keyof E['refusals']> & E['refusals']
  : Implied<E>;
export type RefusalCodeOf<E extends Endpoint> = Extract<keyof RefusalsOf<E>, ErrorCode>;
export type DetailsOf<
  E extends Endpoint,
  Code extends RefusalCodeOf<E>,
> = RefusalsOf<E>[Code] extends z.ZodType ? z.output<RefusalsOf<E>[Code]> : never;

const impliedByStations = (access: Access): Refusals => {
  const required = onStation(access);
  if (required === 'as visitor' || required === 'anybody') return {};
  return required === 'never' ? impliedOffStations : impliedByRights;
};

export const refusalsOf = ({ method, access, isHeavy, carriesImage, refusals }: Endpoint): Refusals => ({
  ...impliedByAll,
  ...(method === 'GET' ? {} : impliedByWriting),
  ...(isOpen(access) ? {} : impliedByOwners),
  ...(needsPassword(access) ? impliedByPassword : {}),
  ...impliedByStations(access),
  ...(access === 'printer' ? impliedByPrinters : {}),
  ...(isHeavy || carriesImage ? impliedByWeight : {}),
  ...refusals,
});
