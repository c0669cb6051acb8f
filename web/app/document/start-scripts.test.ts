import { describe, expect, it } from 'vitest';
import { writeScriptTags } from './start-scripts.ts';

const write = (start: 'immediately' | 'after paint' | 'on interaction') =>
  writeScriptTags({ start, entry: '/assets/entry.js', preloads: ['/assets/</script>.js'], nonce: 'abc+/=' });

describe('the scripts of a page', () => {
  it.each(['immediately', 'after paint', 'on interaction'] as const)(
    'run %s with the nonce alone',
    (start) => {
      const tags = write(start);
      for (const tag of tags) {
        expect(tag).toContain('nonce="abc+/="');
        expect(tag.match(/<\/script>/g) ?? []).toHaveLength(tag.startsWith('<script') ? 1 : 0);
      }
    },
  );

  it('are named in tags only where the page is nothing without them', () => {
    expect(write('immediately').join('')).toContain('src="/assets/entry.js"');
    expect(write('after paint').join('')).not.toContain('src=');
    expect(write('on interaction').join('')).not.toContain('src=');
  });

  it('wait for a sign of use where the page is only read, and are fetched meanwhile', () => {
    const [tag = ''] = write('on interaction');
    expect(tag).not.toContain('requestAnimationFrame');
    expect(tag).toContain('"pointerdown"');
    const [, onceSettled = ''] = tag.split('addEventListener("load"');
    expect(onceSettled).toContain('/assets/entry.js');
    // In Firefox a prefetch falls under `default-src`, which allows nothing.
    expect(onceSettled).toContain('rel:"modulepreload"');
    expect(tag).not.toContain('prefetch');
  });
});
