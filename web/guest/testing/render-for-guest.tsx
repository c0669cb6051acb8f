import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { testUser } from '#web/testing/test-user.ts';
import { GuestLanguage } from '../language/guest-language.tsx';

/** Renders a part of the guest page, which needs nothing but a language. */
export const renderForGuest = (content: ReactNode, { locale = 'en' }: { locale?: GuestLocale } = {}) => {
  const screen = render(content, {
    wrapper: ({ children }) => <GuestLanguage locale={locale}>{children}</GuestLanguage>,
  });
  return { ...screen, user: testUser() };
};
