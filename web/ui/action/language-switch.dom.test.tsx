import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { LanguageSwitch } from './language-switch.tsx';

describe('the language switch', () => {
  it('is a link to the same page in the other language, with the rest of its query', () => {
    const { getByRole } = renderScreen(<LanguageSwitch />, { path: '/login?next=/qr-code' });
    const link = getByRole('link', { name: 'עברית' });
    expect(link.getAttribute('href')).toBe('?next=%2Fqr-code&lang=he');
    expect(link.getAttribute('hreflang')).toBe('he');
  });

  it('turns the page round in place', () => {
    const cookie = vi.spyOn(document, 'cookie', 'set');
    const { getByRole, router } = renderScreen(<LanguageSwitch short />, { path: '/login?next=/qr-code' });
    const wasFollowed = fireEvent.click(getByRole('link', { name: 'עברית' }));
    expect(wasFollowed).toBe(false);
    expect(document.documentElement.lang).toBe('he');
    expect(cookie.mock.calls[0]?.[0]).toMatch(/^lang=he; /);
    expect(router.state.location.search).toBe('?next=/qr-code');
    expect(getByRole('link', { name: 'English' })).toBeTruthy();
  });

  it('leaves a new tab to the browser', () => {
    const { getByRole } = renderScreen(<LanguageSwitch />);
    const link = getByRole('link', { name: 'עברית' });
    link.setAttribute('href', '#');
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
    expect(document.documentElement.lang).toBe('en');
  });
});
