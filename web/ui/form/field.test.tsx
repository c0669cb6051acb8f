import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LocaleProvider } from '#web/lib/i18n/locale-provider.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { TextInput } from './text-input.tsx';

const render = (locale: 'he' | 'en', element: React.ReactNode) =>
  renderToStaticMarkup(<LocaleProvider initialLocale={locale}>{element}</LocaleProvider>);

const attribute = (html: string, pattern: RegExp): string => {
  const found = pattern.exec(html)?.[1];
  if (!found) throw new Error(`${pattern} is not in ${html}`);
  return found;
};

describe('a field', () => {
  it('ties label, error and hint to its control', () => {
    const html = render(
      'en',
      <Field label="Phone" error="Ten digits" hint="Only for the restaurant" required>
        <TextInput />
      </Field>,
    );
    const control = attribute(html, /<input[^>]* id="([^"]+)"/);
    expect(attribute(html, /<label[^>]* for="([^"]+)"/)).toBe(control);
    const described = attribute(html, /<input[^>]* aria-describedby="([^"]+)"/).split(' ');
    expect(described).toHaveLength(2);
    for (const id of described) expect(html).toContain(`<p id="${id}"`);
    expect(html).toMatch(/<input[^>]* aria-invalid="true"/);
    expect(html).toMatch(/<input[^>]* aria-required="true"/);
  });

  it('claims nothing when there is nothing to say', () => {
    const html = render(
      'en',
      <Field label="Name">
        <TextInput />
      </Field>,
    );
    expect(html).not.toMatch(/aria-(describedby|invalid|required)/);
  });
});

describe('inputs', () => {
  it('type addresses left to right on a Hebrew page, beginning where its lines begin', () => {
    expect(render('he', <TextInput type="email" />)).toMatch(
      /<input type="email" dir="ltr" class="[^"]*text-end/,
    );
    expect(render('he', <TextInput />)).not.toContain('dir=');
  });

  it('tell the password manager what the password is for', () => {
    expect(render('en', <PasswordInput purpose="current" />)).toContain('autoComplete="current-password"');
    expect(render('en', <PasswordInput purpose="new" />)).toContain('autoComplete="new-password"');
  });
});
