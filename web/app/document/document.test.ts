import { describe, expect, it } from 'vitest';
import { writeDocument } from './document.ts';
import type { ScriptStart } from './start-scripts.ts';

const write = (audience: 'owner' | 'visitor', scripts: ScriptStart) =>
  writeDocument({
    locale: 'he',
    origin: 'https://menta.example',
    path: '/dashboard',
    addressLocale: 'he',
    site: {
      contact: { email: '</script><script>alert(2)', phone: null },
      demo: null,
      offersTry: true,
      version: '1.0.0',
    },
    nonce: 'abc+/=',
    assets: {
      script: '/assets/entry.js',
      styles: ['/assets/entry.css'],
      css: 'body{color:teal}',
      preloads: {},
      fontFaces: '@font-face{font-family:Rubik}',
      fontPreloads: ['/fonts/rubik.woff2'],
    },
    head: { title: 'A "title" & <more>', description: '"><script>alert(1)</script>', audience, scripts },
    preloads: ['/assets/page.js'],
    body: '<p>body</p>',
  });
const html = write('owner', 'immediately');

describe('the document', () => {
  it('has the language and direction of the reader and the scheme of the page', () => {
    expect(html).toContain('<html lang="he" dir="rtl" data-scheme="auto">');
  });

  it('lets no script run, and preloads none, without the nonce', () => {
    const scripts = html.match(/<script[^>]*>|<link rel="modulepreload"[^>]*>/g) ?? [];
    expect(scripts).toHaveLength(3);
    for (const tag of scripts) expect(tag).toContain('nonce="abc+/="');
  });

  it('shows a visitor the whole page without another file, and links what an owner keeps', () => {
    const page = write('visitor', 'after paint');
    expect(page).toContain('body{color:teal}</style>');
    expect(page).not.toContain('rel="stylesheet"');
    // Its scripts wait for the first paint.
    expect(page).not.toMatch(/modulepreload"? href|<script[^>]+src=/);
    expect(page).toContain('import("/assets/entry.js")');
    expect(html).toContain('<link rel="stylesheet" href="/assets/entry.css">');
    expect(html).not.toContain('color:teal');
  });

  it('writes titles and descriptions as text', () => {
    expect(html).toContain('<title>A &quot;title&quot; &amp; &lt;more&gt;</title>');
    expect(html).not.toContain('<script>alert');
  });
});
