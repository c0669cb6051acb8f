import { describe, expect, it } from 'vitest';
import { locales } from '../i18n/locale.ts';
import { quotaNames } from '../values/quotas.ts';
import { errorSentence } from './error-sentence.ts';

describe('the sentence of a refusal', () => {
  it.each(quotaNames)('that met the quota of %s names the limit in both languages', (quota) => {
    const limit = quota === 'pictureBytes' ? 250 * 1024 ** 2 : 1234;
    const shown = quota === 'pictureBytes' ? '250' : '1,234';
    for (const locale of locales) {
      const sentence = errorSentence(locale, { code: 'quota_reached', details: { quota, limit } });
      expect(sentence).toContain(shown);
      expect(sentence).not.toContain('{');
    }
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
