import { act, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readDocumentLocale } from './document-locale.ts';
import { LocaleProvider, useLocale, useText } from './locale-provider.tsx';

const greeting = { he: 'שלום', en: 'Hello' } as const;
const Page = () => {
  const { locale, direction, setLocale } = useLocale();
  return (
    <button type="button" onClick={() => setLocale(locale === 'he' ? 'en' : 'he')}>
      {`${useText()(greeting)} ${direction}`}
    </button>
  );
};
const { documentElement: html } = document;

describe('the language of a page', () => {
  it('changes texts, language and direction at once, and is remembered for the server', () => {
    const cookie = vi.spyOn(document, 'cookie', 'set');
    const { getByRole } = render(
      <LocaleProvider initialLocale="he">
        <Page />
      </LocaleProvider>,
    );
    expect([getByRole('button').textContent, html.lang, html.dir]).toEqual(['שלום rtl', 'he', 'rtl']);
    expect(cookie).not.toHaveBeenCalled();
    act(() => getByRole('button').click());
    expect([getByRole('button').textContent, html.lang, html.dir]).toEqual(['Hello ltr', 'en', 'ltr']);
    expect(cookie.mock.calls[0]?.[0]).toMatch(/^lang=en; /);
  });

  it('of a part of it leaves the document and the cookie alone', () => {
    const cookie = vi.spyOn(document, 'cookie', 'set');
    const { getByRole } = render(
      <LocaleProvider initialLocale="he" ownsDocument={false}>
        <Page />
      </LocaleProvider>,
    );
    act(() => getByRole('button').click());
    expect([getByRole('button').textContent, html.lang, html.dir]).toEqual(['Hello ltr', 'en', 'ltr']);
    expect(cookie).not.toHaveBeenCalled();
  });

  it('is that which the server rendered, and Hebrew where it is none of ours', () => {
    html.lang = 'he';
    expect(readDocumentLocale()).toBe('he');
    html.lang = 'en';
    expect(readDocumentLocale()).toBe('en');
    html.lang = 'fr';
    expect(readDocumentLocale()).toBe('he');
  });
});
