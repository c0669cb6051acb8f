import { describe, expect, it } from 'vitest';
import { localeCookieFor } from './locale-cookie.ts';

describe('language cookie', () => {
  it('lasts a year on every path and is not sent from other sites', () => {
    expect(localeCookieFor('en', false)).toBe('lang=en; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('is kept to HTTPS where the page is served so', () => {
    expect(localeCookieFor('he', true)).toMatch(/; Secure$/);
  });
});
