import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';
import { scriptJson } from './script-json.ts';

describe('text inside a document', () => {
  const hostile = fc.string({
    unit: fc.constantFrom('<', '>', '&', '"', "'", '/', '!', '-', 's', 'א', '\u2028'),
    maxLength: 40,
  });
  const asRead = (html: string): string =>
    html
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&');

  it('stays text: no tag opens, no attribute ends, and the reader sees what was typed', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/);
        expect(asRead(escapeHtml(text))).toBe(text);
      }),
    );
  });

  it('in a script neither ends it nor begins a comment, and reads back as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ name: hostile })), (value) => {
        const json = scriptJson(value);
        expect(json).not.toMatch(/<\/script|<!--/i);
        expect(JSON.parse(json)).toEqual(value);
      }),
    );
  });
});
