import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { agorot } from '#core/values/money.ts';
import { LocaleProvider } from '#web/lib/i18n/locale-provider.tsx';
import { Price } from './price.tsx';
import { Time } from './time.tsx';

describe('numbers inside a Hebrew line', () => {
  it('keep a price together and left to right', () => {
    expect(renderToStaticMarkup(<Price agorot={agorot(4500)} />)).toMatch(
      /^<bdi dir="ltr"[^>]*>₪45\.00<\/bdi>$/,
    );
  });

  it('show a dish price as it was entered', () => {
    expect(renderToStaticMarkup(<Price shekels={45.5} asEntered />)).toContain('₪45.5<');
  });

  it('keep a time machine-readable', () => {
    const html = renderToStaticMarkup(
      <LocaleProvider initialLocale="he">
        <Time value="2025-03-09T06:05:00Z" timeZone="Asia/Jerusalem" />
      </LocaleProvider>,
    );
    expect(html).toContain('dateTime="2025-03-09T06:05:00.000Z"');
    expect(html).toContain('<bdi dir="ltr">08:05</bdi>');
  });
});
