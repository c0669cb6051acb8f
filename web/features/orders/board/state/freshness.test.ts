import { describe, expect, it } from 'vitest';
import { freshnessOf } from './freshness.ts';

const now = 1_000_000;

describe('freshness of the board', () => {
  it('is live while the stream is up and the first list has come', () => {
    const facts = { line: 'live', isUnreachable: false, now } as const;
    expect(freshnessOf({ ...facts, syncedAt: now - 12_000 })).toEqual({ kind: 'live' });
    expect(freshnessOf({ ...facts, syncedAt: null })).toEqual({ kind: 'connecting' });
  });

  it('is not live when it has not been complete for a while, whatever the stream says', () => {
    const facts = { line: 'live', isUnreachable: false, now } as const;
    expect(freshnessOf({ ...facts, syncedAt: now - 45_000 })).toEqual({ kind: 'behind', seconds: 45 });
  });

  it('counts the seconds since the last list while the stream is down', () => {
    expect(freshnessOf({ line: 'down', syncedAt: now - 4_900, isUnreachable: false, now })).toEqual({
      kind: 'behind',
      seconds: 4,
    });
  });

  it('is offline when reading fails too', () => {
    expect(freshnessOf({ line: 'down', syncedAt: now - 12_000, isUnreachable: true, now })).toEqual({
      kind: 'offline',
      seconds: 12,
    });
  });

  it('is offline as soon as the browser says so, even if the stream has not noticed yet', () => {
    expect(freshnessOf({ line: 'live', syncedAt: now - 2_000, isUnreachable: true, now })).toEqual({
      kind: 'offline',
      seconds: 2,
    });
  });

  it('never counts backwards when the clock was set back', () => {
    expect(freshnessOf({ line: 'down', syncedAt: now + 5_000, isUnreachable: false, now })).toEqual({
      kind: 'behind',
      seconds: 0,
    });
  });
});
