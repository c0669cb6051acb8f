import { isRun } from '../security/password-rules.ts';

export const pinPattern = /^\d{4,6}$/;

/** So many wrong PINs in a row cost nothing but the time to type them. */
export const freeWrongPins = 5;
/** Over all stations of an owner, within the span: 1,000 guesses are no more than these. */
export const wrongPinsPerOwner = 30;
export const wrongPinsSpanMs = 15 * 60_000;

const firstPauseMs = 30_000;
const longestPauseMs = 15 * 60_000;
/** After this long without a wrong PIN a station's count restarts. */
const forgottenAfterMs = 15 * 60_000;

/** `1212`, `123123`, `565656`: one half or pair typed again and again. */
const repeats = (pin: string): boolean =>
  [2, 3].some((length) => pin.length > length && pin === pin.slice(0, length).repeat(pin.length / length));

/** Pairs of one digit, `1122`, and the middle column of the keys: what is tried first. */
const isPairs = (pin: string): boolean => /^(\d)\1(\d)\2((\d)\4)?$/.test(pin);
const keyPatterns = ['2580', '0852', '1379', '147258', '159357'];

/** PINs among the first ten guesses. */
export const isTrivialPin = (pin: string): boolean =>
  isRun(pin) || repeats(pin) || isPairs(pin) || keyPatterns.includes(pin);

/** How long a station waits after this many wrong PINs: nothing at first, then twice as long each time. */
export const pauseAfterMs = (wrongPins: number): number =>
  wrongPins < freeWrongPins ? 0 : Math.min(firstPauseMs * 2 ** (wrongPins - freeWrongPins), longestPauseMs);

/**
 * What a station remembers of wrong PINs. The time of one that costs no pause is stored as a pause that is over, so that
 * old mistakes are forgotten. A correct PIN does not reset them: anyone with a PIN could guess others' in between.
 */
export type WrongPins = { readonly wrongPins: number; readonly pinBlockedUntil: Date | null };

export const blockedForMs = ({ pinBlockedUntil }: WrongPins, now: Date): number => {
  const leftMs = (pinBlockedUntil?.getTime() ?? 0) - now.getTime();
  // A block that is longer than any was set by a clock that has been set back since.
  return leftMs > 0 && leftMs <= 2 * longestPauseMs ? leftMs : 0;
};

export const afterWrongPin = (
  { wrongPins, pinBlockedUntil }: WrongPins,
  now: Date,
): { wrongPins: number; pinBlockedUntil: Date } => {
  const sinceMs = now.getTime() - (pinBlockedUntil?.getTime() ?? 0);
  const count = sinceMs > forgottenAfterMs ? 1 : wrongPins + 1;
  return { wrongPins: count, pinBlockedUntil: new Date(now.getTime() + pauseAfterMs(count)) };
};
