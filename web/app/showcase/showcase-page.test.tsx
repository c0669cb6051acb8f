import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LocaleProvider } from '#web/lib/i18n/locale-provider.tsx';
import { createRouter } from '#web/lib/router/router.ts';
import { fixedHistory } from '#web/lib/router/router-history.ts';
import { RouterProvider } from '#web/lib/router/router-provider.tsx';
import { ShowcasePage } from './showcase-page.tsx';

describe('the showcase', () => {
  it('renders every primitive on the server, in both directions', () => {
    const first = { info: null, params: {}, Component: ShowcasePage };
    const history = fixedHistory({ pathname: '/showcase', search: '', hash: '' });
    const router = createRouter({ loadPage: () => first, first, history });
    const html = renderToString(
      <LocaleProvider initialLocale="he">
        <RouterProvider router={router} Layout={({ children }) => children} ErrorPage={() => null} />
      </LocaleProvider>,
    );
    expect(html).toContain('<div lang="he" dir="rtl"');
    expect(html).toContain('<div lang="en" dir="ltr"');
  });
});
