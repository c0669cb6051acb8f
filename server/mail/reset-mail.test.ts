import { describe, expect, it } from 'vitest';
import { buildResetMail } from './reset-mail.ts';

const facts = {
  to: 'dana@example.com',
  name: 'Dana',
  link: 'https://menta.example/reset-password?token=abc&lang=he',
  validMinutes: 60,
};

describe('buildResetMail', () => {
  it('speaks Hebrew from right to left', () => {
    const mail = buildResetMail({ ...facts, locale: 'he' });
    expect(mail.subject).toBe('איפוס הסיסמה שלך במנטה');
    expect(mail.html).toContain('<html lang="he" dir="rtl">');
    expect(mail.text).toContain('שלום Dana,');
    expect(mail.text).toContain('ל-60 דקות');
  });

  it('speaks English from left to right', () => {
    const mail = buildResetMail({ ...facts, locale: 'en' });
    expect(mail.html).toContain('<html lang="en" dir="ltr">');
    expect(mail.text).toContain('valid for 60 minutes');
  });

  it('carries the link whole in the text and escaped in the HTML', () => {
    const mail = buildResetMail({ ...facts, locale: 'en' });
    expect(mail.to).toBe(facts.to);
    expect(mail.text).toContain(`\n${facts.link}\n`);
    expect(mail.html).toContain('href="https://menta.example/reset-password?token=abc&amp;lang=he"');
  });

  it('shows a name as text, whatever is in it', () => {
    const mail = buildResetMail({ ...facts, name: '<img src=x onerror="x">{count}', locale: 'he' });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img src=x onerror=&quot;x&quot;&gt;{count}');
  });
});
