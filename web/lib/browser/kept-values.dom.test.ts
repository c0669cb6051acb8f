import { describe, expect, it, vi } from 'vitest';
import { createKeptValues } from './kept-values.ts';

type Note = { text: string };
const now = 1_790_000_000_000;
const dayMs = 24 * 60 * 60 * 1_000;
const open = (at = now) =>
  createKeptValues<Note>(
    'test-note:',
    ({ text }) => typeof text === 'string',
    () => at,
  );

describe('kept values', () => {
  it('are there for the next page, each under its own key', () => {
    const notes = open();
    notes.write('one', { text: 'first' });
    notes.write('two', { text: 'second' });
    notes.write('one', null);
    const next = open();
    expect(next.read('one')).toBeNull();
    expect(next.list()).toEqual([{ text: 'second' }]);
    expect(next.read('two')).toBe(next.read('two'));
  });

  it('tell who watches of what this page and other tabs write', () => {
    const notes = open();
    const onChange = vi.fn();
    const stop = notes.watch(onChange);
    notes.write('one', { text: 'first' });
    dispatchEvent(new StorageEvent('storage', { key: 'test-note:one' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    dispatchEvent(new StorageEvent('storage', { key: 'another' }));
    expect(onChange).toHaveBeenCalledTimes(3);
    stop();
    notes.write('one', null);
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('are forgotten after three days, as is what is no such value', () => {
    open().write('old', { text: 'first' });
    localStorage.setItem('test-note:torn', '{"at":17900');
    localStorage.setItem('test-note:other', JSON.stringify({ at: now, value: { words: 3 } }));
    expect(open(now + 2 * dayMs).list()).toEqual([{ text: 'first' }]);
    open(now + 4 * dayMs);
    expect(localStorage.length).toBe(0);
  });

  it('live as long as the page where storage takes nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const notes = open();
    notes.write('one', { text: 'first' });
    expect([notes.read('one'), notes.list()]).toEqual([{ text: 'first' }, [{ text: 'first' }]]);
    notes.write('one', null);
    expect(notes.list()).toEqual([]);
  });
});
