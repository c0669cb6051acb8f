import { z } from 'zod';
import type { ErrorCode } from '../errors/error-codes.ts';
import { quotaNames } from '../values/quotas.ts';
import type { Endpoint, Refusals } from './endpoint.ts';

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

type Implied<E extends Endpoint> = typeof impliedByAll &
  (E['method'] extends 'GET' ? unknown : typeof impliedByWriting) &
  (E['access'] extends 'public' ? unknown : typeof impliedByOwners) &
  (E['access'] extends 'owner+password' ? typeof impliedByPassword : unknown);

/** Everything that an endpoint may refuse with: its own codes and those that its kind implies. */
type RefusalsOf<E extends Endpoint> = Implied<E> & (E['refusals'] extends Refusals ? E['refusals'] : unknown);
export type RefusalCodeOf<E extends Endpoint> = Extract<keyof RefusalsOf<E>, ErrorCode>;
export type DetailsOf<
  E extends Endpoint,
  Code extends RefusalCodeOf<E>,
> = RefusalsOf<E>[Code] extends z.ZodType ? z.output<RefusalsOf<E>[Code]> : never;

export const refusalsOf = ({ method, access, refusals }: Endpoint): Refusals => ({
  ...impliedByAll,
  ...(method === 'GET' ? {} : impliedByWriting),
  ...(access === 'public' ? {} : impliedByOwners),
  ...(access === 'owner+password' ? impliedByPassword : {}),
  ...refusals,
});
