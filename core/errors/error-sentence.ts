import type { Locale } from '../i18n/locale.ts';
import { translate } from '../i18n/text.ts';
import { type Quota, quotaNames } from '../values/quotas.ts';
import type { Refusal } from './error-codes.ts';
import { errorTexts } from './error-texts.ts';
import { quotaTexts } from './quota.texts.ts';

const bytesInMegabyte = 1024 ** 2;

const metQuota = (details: unknown): { quota: Quota; limit: number } | null => {
  const { quota, limit } = (details ?? {}) as { quota?: unknown; limit?: unknown };
  const known = quotaNames.find((name) => name === quota);
  return known && typeof limit === 'number' ? { quota: known, limit } : null;
};

/** What a refusal says to a person. A quota names its number, which is not the same for every account. */
export const errorSentence = (
  locale: Locale,
  { code, details }: Pick<Refusal, 'code' | 'details'>,
): string => {
  const met = code === 'quota_reached' ? metQuota(details) : null;
  if (!met) return translate(locale, errorTexts[code]);
  const shown = met.quota === 'pictureBytes' ? Math.floor(met.limit / bytesInMegabyte) : met.limit;
  return translate(locale, quotaTexts[met.quota], { limit: shown.toLocaleString('en') });
};
