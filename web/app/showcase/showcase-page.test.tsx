import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { LocaleProvider } from '#web/lib/i18n/locale-provider.tsx';
import { ShowcasePage } from './showcase-page.tsx';

describe('the showcase', () => {
  it('renders every primitive on the server, in both directions', () => {
    const html = renderToString(
      <LocaleProvider initialLocale="he">
        <MemoryRouter>
          <ShowcasePage />
        </MemoryRouter>
      </LocaleProvider>,
    );
    expect(html).toContain('<div lang="he" dir="rtl"');
    expect(html).toContain('<div lang="en" dir="ltr"');
  });
});
