import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { failedPages, pageIn } from './failed-pages.mjs';

const written = [
  '# Page snapshot',
  '',
  '```yaml',
  '- dialog "End shift" [ref=e2]:',
  '  - button "Cancel" [disabled] [ref=e3] [cursor=pointer]',
  '```',
  '',
  '# Test source',
  '```ts',
  'no part of the page',
  '```',
].join('\n');

it('shows the page of a journey that failed, and of no other', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'menta-failed-')), 'error-context.md');
  writeFileSync(path, written);
  const attachments = [
    { name: 'screenshot', path: 'no.png' },
    { name: 'error-context', path },
  ];
  const specs = [
    { title: 'I am red', tests: [{ status: 'unexpected', results: [{ attachments }] }] },
    { title: 'I am green', tests: [{ status: 'expected', results: [{ attachments }] }] },
    { title: 'I never had a page', tests: [{ status: 'unexpected', results: [{ attachments: [] }] }] },
  ];
  expect(failedPages({ suites: [{ specs: [], suites: [{ specs }] }] })).toEqual([
    [
      "  The page when 'I am red' failed:",
      '    - dialog "End shift":',
      '      - button "Cancel" [disabled]',
    ].join('\n'),
  ]);
  expect(pageIn('# Error details')).toBe('');
});
