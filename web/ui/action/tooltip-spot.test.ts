import { describe, expect, it } from 'vitest';
import { tooltipSpot } from './tooltip-spot.ts';

const bubble = { width: 100, height: 30 };
const screen = { width: 400, height: 800 };
const anchorAt = (left: number, top: number) => ({ left, top, bottom: top + 44, width: 44 });

describe('where a tooltip stands', () => {
  it('stands above the middle of what it explains', () => {
    expect(tooltipSpot(anchorAt(200, 300), bubble, screen)).toEqual({ top: 264, left: 172 });
  });

  it('stands below at the top of the screen', () => {
    expect(tooltipSpot(anchorAt(200, 20), bubble, screen)).toEqual({ top: 70, left: 172 });
  });

  it('stays on the screen at both sides', () => {
    expect(tooltipSpot(anchorAt(0, 300), bubble, screen).left).toBe(8);
    expect(tooltipSpot(anchorAt(356, 300), bubble, screen).left).toBe(292);
  });
});
