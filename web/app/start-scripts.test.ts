import { describe, expect, it } from 'vitest';
import { writeScriptTags } from './start-scripts.ts';

const write = (start: 'at once' | 'after paint' | 'when used') =>
  writeScriptTags({ start, entry: '/assets/entry.js', preloads: ['/assets/</script>.js'], nonce: 'abc+/=' });

describe('the scripts of a page', () => {
  it.each(['at once', 'after paint', 'when used'] as const)('run %s with the nonce alone', (start) => {
    const tags = write(start);
    for (const tag of tags) {
      expect(tag).toContain('nonce="abc+/="');
      expect(tag.match(/<\/script>/g) ?? []).toHaveLength(tag.startsWith('<script') ? 1 : 0);
    }
  });

  it('are named in tags only where the page is nothing without them', () => {
    expect(write('at once').join('')).toContain('src="/assets/entry.js"');
    expect(write('after paint').join('')).not.toContain('src=');
    expect(write('when used').join('')).not.toContain('src=');
  });

  it('wait for a sign of use where the page is only read, and are fetched meanwhile', () => {
    const [tag = ''] = write('when used');
    expect(tag).not.toContain('requestAnimationFrame');
    expect(tag).toContain('"pointerdown"');
    expect(tag).toContain('rel:"prefetch"');
  });
});
