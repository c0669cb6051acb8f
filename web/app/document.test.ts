import { describe, expect, it } from 'vitest';
import { writeDocument } from './document.ts';

const html = writeDocument({
  locale: 'he',
  origin: 'https://menta.example',
  path: '/dashboard',
  site: { contact: { email: '</script><script>alert(2)', phone: null }, demo: null },
  nonce: 'abc+/=',
  assets: {
    script: '/assets/entry.js',
    styles: ['/assets/entry.css'],
    preloads: {},
    fontFaces: '@font-face{font-family:Rubik}',
    fontPreloads: ['/fonts/rubik.woff2'],
  },
  head: { title: 'A "title" & <more>', description: '"><script>alert(1)</script>', audience: 'owner' },
  preloads: ['/assets/page.js'],
  body: '<p>body</p>',
});

describe('the document', () => {
  it('has the language and direction of the reader and the scheme of the page', () => {
    expect(html).toContain('<html lang="he" dir="rtl" data-scheme="auto">');
  });

  it('lets no script run, and preloads none, without the nonce', () => {
    const scripts = html.match(/<script[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(3);
    for (const tag of scripts) expect(tag).toContain('nonce="abc+/="');
  });

  it('writes titles and descriptions as text', () => {
    expect(html).toContain('<title>A &quot;title&quot; &amp; &lt;more&gt;</title>');
    expect(html).not.toContain('<script>alert');
  });
});
