import { describe, expect, it } from 'vitest';
import { lightColors } from '#core/theme/palette.ts';
import favicon from '../public/favicon.svg?raw';
import manifestText from '../public/manifest.webmanifest?raw';
import { colorSheets } from './color-sheets.ts';

const written = import.meta.glob<string>('./colors/*.css', { query: '?raw', import: 'default', eager: true });
const sheets = import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true });
const handWritten = Object.entries(sheets).filter(([path]) => !path.includes('/colors/'));
const guestSheets = handWritten.filter(([path]) => path.startsWith('../guest/'));

describe('the colours of the style sheets', () => {
  it('are written from the palette (run npm run write -- colors)', () => {
    expect(written).toEqual(
      Object.fromEntries(Object.entries(colorSheets).map(([name, sheet]) => [`./colors/${name}`, sheet])),
    );
  });

  it('are nowhere else, but for shadows and mixtures of black and white', () => {
    expect(handWritten.length).toBeGreaterThan(5);
    for (const [path, css] of handWritten) {
      const colors = css.match(/(?:#|%23)[0-9a-f]{3,8}\b|rgb\(\S+ \S+ \S+/gi) ?? [];
      const own = colors.filter((color) => !/^(?:#|%23)(?:0{3}|f{3})|^rgb\(0 0 0/i.test(color));
      expect(own, path).toEqual([]);
    }
  });

  it('are all used by a guest who is sent them', () => {
    const used = guestSheets.map(([, css]) => css).join('');
    for (const file of ['guest.css', 'guest-deferred.css', 'dark-part.css']) {
      const names = [...(colorSheets[file] ?? '').matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
      for (const name of names) expect(used).toContain(`var(${name})`);
    }
  });

  it('are those of the files that cannot import them', () => {
    const manifest = JSON.parse(manifestText);
    expect(manifest.background_color).toBe(lightColors.paper);
    expect(manifest.theme_color).toBe(lightColors.brand);
    expect(favicon).toContain(`fill="${lightColors.brand}"`);
  });
});
