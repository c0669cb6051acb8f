import { describe, expect, it } from 'vitest';
import { centreField, codeSvg } from './code-svg.ts';
import { centreLogoShare } from './error-correction.ts';

const matrix = [
  [true, true, false],
  [false, false, true],
  [true, false, true],
];
const plain = { matrix, margin: 4, color: '#0f766e', centreLogo: null };

describe('a code as a file', () => {
  it('is one square with its margin, its modules on white', () => {
    const svg = codeSvg(plain);
    expect(svg).toContain('viewBox="0 0 11 11"');
    expect(svg).toContain('<rect width="11" height="11" fill="#fff"/>');
    expect(svg).toContain('<path d="M4 4h2v1h-2zM6 5h1v1h-1zM4 6h1v1h-1zM6 6h1v1h-1z" fill="#0f766e"');
    expect(svg).not.toContain('<image');
  });

  it('carries the logo inside, in the middle and on white', () => {
    const svg = codeSvg({ ...plain, margin: 0, centreLogo: 'data:image/png;base64,AAAA' });
    const { start, side } = centreField(3, 0);
    expect(svg).toContain(`<rect x="${start}" y="${start}" width="${side}" height="${side}"`);
    expect(svg).toContain('href="data:image/png;base64,AAAA"/></svg>');
    expect(svg.indexOf('<path')).toBeLessThan(svg.indexOf('<image'));
  });

  it.each([
    [21, 0],
    [33, 4],
    [57, 2],
  ])(
    'covers the centre of %i modules with margin %i, and no more than can be repaired',
    (modules, margin) => {
      const { start, side, logoStart, logoSide } = centreField(modules, margin);
      expect(start + side / 2).toBeCloseTo(margin + modules / 2);
      expect(logoStart + logoSide / 2).toBeCloseTo(margin + modules / 2);
      expect(logoSide).toBeLessThan(side);
      expect((side / modules) ** 2).toBeCloseTo(centreLogoShare ** 2);
    },
  );
});
