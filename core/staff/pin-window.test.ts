import { describe, expect, it } from 'vitest';
import { freshUntil, prolongableUntil, untilAfterAction } from './pin-window.ts';

const typedAt = new Date('2026-03-01T18:00:00Z');
const inMinutes = (minutes: number) => new Date(typedAt.getTime() + minutes * 60_000);

describe('how long a PIN counts', () => {
  it('is five minutes, and five more after each action', () => {
    const longest = prolongableUntil(typedAt, 15);
    expect(freshUntil(typedAt)).toEqual(inMinutes(5));
    expect(untilAfterAction(inMinutes(4), longest)).toEqual(inMinutes(9));
    expect(untilAfterAction(inMinutes(9), longest)).toEqual(inMinutes(14));
  });

  it('is never longer than the owner allows', () => {
    expect(untilAfterAction(inMinutes(13), prolongableUntil(typedAt, 15))).toEqual(inMinutes(15));
    expect(untilAfterAction(inMinutes(4), prolongableUntil(typedAt, 5))).toEqual(inMinutes(5));
  });

  it('has no other end than the shift, where the owner wants it so', () => {
    expect(untilAfterAction(inMinutes(300), prolongableUntil(typedAt, null))).toEqual(inMinutes(305));
  });
});
