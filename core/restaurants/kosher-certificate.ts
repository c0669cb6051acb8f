import { defaultTimeZone } from '../hours/time-zones.ts';
import { dayMs, instantsWithin } from '../hours/zone-clock.ts';

/** The owner is reminded from this many days before a certificate ends. */
const remindedDays = 14;

/** Certificates name a day, which is a day of the restaurant. */
const dayOf = (now: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  );

/** Whole days from today to the last day on which it is valid; negative once that is over. */
const daysLeft = (expiresOn: string, now: Date, timeZone: string): number =>
  Math.round((Date.parse(expiresOn) - Date.parse(dayOf(now, timeZone))) / dayMs);

/** Through the whole of its last day. */
export const isCertificateValid = (expiresOn: string, now: Date, timeZone = defaultTimeZone): boolean =>
  daysLeft(expiresOn, now, timeZone) >= 0;

type KosherKitchen = {
  readonly isKosher: boolean;
  readonly kosherCertificateExpiresOn: string | null;
  readonly timeZone: string;
};

/** Until when a kitchen may call itself kosher: the end of its certificate's last day. Null when it may not. */
export const certifiedUntil = (kitchen: KosherKitchen, now: Date): Date | null => {
  const { isKosher, kosherCertificateExpiresOn: expiresOn, timeZone } = kitchen;
  if (!isKosher || expiresOn === null || !isCertificateValid(expiresOn, now, timeZone)) return null;
  const midnight = Date.parse(expiresOn) + dayMs;
  return new Date(instantsWithin(timeZone, midnight, midnight)(midnight));
};

export type CertificateReminder = { readonly kind: 'ending' | 'expired'; readonly days: number };

/** The owner's notice about a certificate today, if any. */
export const certificateReminder = (
  expiresOn: string | null,
  now: Date,
  timeZone = defaultTimeZone,
): CertificateReminder | null => {
  if (expiresOn === null) return null;
  const days = daysLeft(expiresOn, now, timeZone);
  if (days > remindedDays) return null;
  return days < 0 ? { kind: 'expired', days: -days } : { kind: 'ending', days };
};
