import { defaultLocale, type GuestLocale, isLocale } from '../i18n/locale.ts';
import { type GuestText, type Text, type TextArguments, translate } from '../i18n/text.ts';
import { type Quota, quotaNames } from '../values/quotas.ts';
import type { ErrorBody } from './error-codes.ts';
import { errorTexts } from './error-texts.ts';
import { guestQuotaTexts, ownerQuotaTexts } from './quota.texts.ts';

const bytesInMegabyte = 1024 ** 2;
const quotaTexts: Record<Quota, Text> = { ...guestQuotaTexts, ...ownerQuotaTexts };

const metQuota = (details: unknown): { quota: Quota; limit: number } | null => {
  const { quota, limit } = (details ?? {}) as { quota?: unknown; limit?: unknown };
  const known = quotaNames.find((name) => name === quota);
  return known && typeof limit === 'number' ? { quota: known, limit } : null;
};

/** In the requested language or, for a sentence that only owners read, in one it is written in. */
const say = (locale: GuestLocale, text: Text | GuestText, values: Record<string, string> = {}): string => {
  const args = [values] as unknown as TextArguments<Text>;
  if ('ar' in text) return translate(locale, text, ...args);
  return translate(isLocale(locale) ? locale : defaultLocale, text, ...args);
};

/** What a refusal says to a person. A quota names its number, which is not the same for every account. */
export const errorSentence = (
  locale: GuestLocale,
  { code, details }: Pick<ErrorBody, 'code' | 'details'>,
): string => {
  const met = code === 'quota_reached' ? metQuota(details) : null;
  if (!met) return say(locale, errorTexts[code]);
  const isBytes = met.quota === 'pictureBytes' || met.quota === 'orderBytesPerShift';
  const limit = isBytes ? Math.floor(met.limit / bytesInMegabyte) : met.limit;
  return say(locale, quotaTexts[met.quota], { limit: limit.toLocaleString('en') });
};
