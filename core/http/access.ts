import { isStationRight, type Right } from './rights.ts';

/**
 * Who may call. One value for each endpoint, and no default: what is declared nowhere does not compile.
 *
 * - `public`: anyone; a station is a visitor there and sees nothing that a guest does not.
 * - `off-station`: anyone but a station, which would lose its session by it.
 * - `printer`: whoever has the secret of a printer or a print agent, which stands in the path and which the endpoint itself looks
 *   up. No session counts there, nothing of it is ever cached, and it has a rate limit of its own.
 * - `owner`: the owner's account, on a session of their own. Never a station.
 * - `station`: the owner, or any station, with or without a signed-in person.
 * - `right:x`: the owner, or somebody on a station whose PIN counts (`core/staff/pin-window.ts`) and who has the right.
 *
 * With `+password` an owner has to have confirmed the account's password in the last five minutes. On a station the PIN
 * stands for it, if it was typed in the last five minutes.
 */
export type Access =
  | 'public'
  | 'off-station'
  | 'printer'
  | 'owner'
  | 'owner+password'
  | 'station'
  | `right:${Right}`
  | `right:${Right}+password`;

/** Those that may be called without a session. */
export type OpenAccess = 'public' | 'off-station' | 'printer';
export const isOpen = (access: Access): access is OpenAccess =>
  access === 'public' || access === 'off-station' || access === 'printer';

export const needsPassword = (access: Access): boolean => access.endsWith('+password');

export const rightOf = (access: Access): Right | null =>
  (/^right:(\w+)/.exec(access)?.[1] as Right | undefined) ?? null;

/** What a station needs: it acts as a visitor, may never call, needs nobody, or a person with this right. */
export const onStation = (access: Access): 'as visitor' | 'never' | 'anybody' | Right => {
  if (access === 'public' || access === 'printer') return 'as visitor';
  if (access === 'station') return 'anybody';
  const right = rightOf(access);
  return right && isStationRight(right) ? right : 'never';
};

/** Somebody with a session. */
export type Caller = {
  readonly isPasswordFresh: boolean;
  /** Null on an owner's own session. */
  readonly station: {
    /** Whose PIN counts; it is fresh for five minutes, whatever they do. */
    readonly person: { readonly rights: readonly Right[]; readonly isPinFresh: boolean } | null;
  } | null;
};

export type AccessProblem =
  | { code: 'password_required' | 'station_not_allowed' | 'pin_required' }
  | { code: 'right_missing'; right: Right };

/** Why a caller with a session may not, or null. */
export const accessProblem = (access: Access, { isPasswordFresh, station }: Caller): AccessProblem | null => {
  if (!station) return needsPassword(access) && !isPasswordFresh ? { code: 'password_required' } : null;
  const required = onStation(access);
  if (required === 'as visitor' || required === 'anybody') return null;
  if (required === 'never') return { code: 'station_not_allowed' };
  const { person } = station;
  if (!person) return { code: 'pin_required' };
  if (!person.rights.includes(required)) return { code: 'right_missing', right: required };
  return needsPassword(access) && !person.isPinFresh ? { code: 'pin_required' } : null;
};
