import { describe, expect, it } from 'vitest';
import { api } from '../contract.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { guestLocales, locales } from '../i18n/locale.ts';
import { quotaNames } from '../values/quotas.ts';
import type { ErrorCode } from './error-codes.ts';
import { errorSentence } from './error-sentence.ts';
import { errorTexts } from './error-texts.ts';

describe('the sentence of a refusal', () => {
  it.each(quotaNames)('that met the quota of %s names the limit in both languages', (quota) => {
    const limit = quota.includes('Bytes') ? 250 * 1024 ** 2 : 1234;
    const formatted = quota.includes('Bytes') ? '250' : '1,234';
    for (const locale of locales) {
      const sentence = errorSentence(locale, { code: 'quota_reached', details: { quota, limit } });
      expect(sentence).toContain(formatted);
      expect(sentence).not.toContain('{');
    }
  });

  const guestEndpoints = Object.values<Endpoint>(api).filter(
    ({ access, path }) => access === 'public' && !/^\/(?:users|try|print-agents)(?:\/|$)|pricing/.test(path),
  );
  it.each(guestEndpoints)('of $method $path is told to guests in their language', ({ refusals = {} }) => {
    for (const code of Object.keys(refusals) as ErrorCode[]) {
      expect(Object.keys(errorTexts[code]).sort()).toEqual([...guestLocales].sort());
      expect(errorSentence('ru', { code, details: undefined })).toMatch(/[а-я]/);
    }
  });

  it('of an owner is in a language of owners, whatever was asked for', () => {
    expect(errorSentence('ar', { code: 'wrong_password', details: undefined })).toBe('סיסמה שגויה');
    const full = { quota: 'ordersPerShift', limit: 1234 };
    expect(errorSentence('ru', { code: 'quota_reached', details: full })).toContain('1,234 заказов');
  });

  it('is the general one where the details are not what they should be', () => {
    const general = errorSentence('en', { code: 'quota_reached', details: undefined });
    for (const details of [null, {}, { quota: 'constructor', limit: 1 }, { quota: 'menus', limit: 'many' }])
      expect(errorSentence('en', { code: 'quota_reached', details })).toBe(general);
    expect(errorSentence('en', { code: 'not_found', details: { quota: 'menus', limit: 1 } })).toBe(
      'Not found.',
    );
  });
});
