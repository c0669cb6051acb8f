import { describe, expect, it } from 'vitest';
import type { Locale } from '#core/i18n/locale.ts';
import { buildEmailChangedMail, buildPasswordChangedMail, buildSecondFactorMail } from './account-notices.ts';
import { buildEmailConfirmationMail } from './email-confirmation-mail.ts';

const recipient = (locale: Locale) => ({ to: 'new@example.com', name: '<b>Dana</b>', locale });
const contactEmail = 'help@menta.example';

const mails = (locale: Locale) => ({
  confirmation: buildEmailConfirmationMail({
    ...recipient(locale),
    link: 'https://menta.example/dashboard/settings/account?email-token=abc',
    validHours: 24,
  }),
  password: buildPasswordChangedMail({
    ...recipient(locale),
    forgotPasswordLink: 'https://menta.example/forgot-password',
    contactEmail,
  }),
  email: buildEmailChangedMail({
    ...recipient(locale),
    oldEmail: 'old@example.com',
    newEmail: 'new@example.com',
    contactEmail,
  }),
});

describe('mails about an account', () => {
  it('say in either language what happened and what to do', () => {
    const { confirmation, password, email } = mails('en');
    expect(confirmation.subject).toBe('Confirm your new email for Menta');
    expect(confirmation.text).toContain(
      '\nhttps://menta.example/dashboard/settings/account?email-token=abc\n',
    );
    expect(confirmation.text).toContain('valid for 24 hours');
    expect(password.text).toContain('https://menta.example/forgot-password');
    expect(password.text).toContain(contactEmail);
    for (const said of ['old@example.com', 'new@example.com', contactEmail])
      expect(email.text).toContain(said);
    for (const mail of Object.values(mails('he'))) {
      expect(mail.html).toContain('<html lang="he" dir="rtl">');
      expect(mail.subject).toMatch(/[א-ת]/);
    }
  });

  it('tell whatever happens to the second factor, each in words of its own', () => {
    const all = (['on', 'off', 'offByOperator', 'recoveryCodeUsed', 'codesMade'] as const).flatMap((news) =>
      (['he', 'en'] as const).map((locale) =>
        buildSecondFactorMail({ ...recipient(locale), news, contactEmail }),
      ),
    );
    expect(new Set(all.map(({ text }) => text)).size).toBe(10);
    for (const { text, html } of all) {
      expect(text).toContain(contactEmail);
      expect(html).toContain('&lt;b&gt;Dana');
      expect(html).not.toContain('href');
    }
  });

  it('show a name as text, and a link only where there is one', () => {
    const { confirmation, password, email } = mails('en');
    for (const { html } of [confirmation, password, email]) {
      expect(html).not.toContain('<b>');
      expect(html).toContain('&lt;b&gt;Dana');
    }
    expect(email.html).not.toContain('href');
    expect(confirmation.html).toContain(
      'href="https://menta.example/dashboard/settings/account?email-token=abc"',
    );
  });
});
