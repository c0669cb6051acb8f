import { describe, expect, it, vi } from 'vitest';
import type { Entry } from './outbox-state.ts';
import { createOutboxStorage } from './outbox-storage.ts';

const now = Date.parse('2026-11-16T18:00:00.000Z');
const day = 24 * 60 * 60_000;
const open = (account = 'noa') => createOutboxStorage(account, () => now);
const entryOf = (id: string, overrides: Partial<Entry> = {}): Entry => ({
  id,
  at: now,
  shiftId: 'shift',
  intent: { kind: 'promise', orderId: 'a', number: 1, promisedMinutes: 20 },
  state: 'waiting',
  isTried: false,
  why: null,
  ...overrides,
});

describe('what is kept of unsaved presses', () => {
  it('is read by every page of the account, and by no other account', () => {
    open().write(entryOf('one'));
    open().write(entryOf('two', { state: 'sending', isTried: true }));
    // Nobody knows whether it is still in flight.
    expect(open().read()).toEqual([entryOf('one'), entryOf('two', { isTried: true })]);
    expect(open('avi').read()).toEqual([]);
    open().remove('one');
    expect(
      open()
        .read()
        .map(({ id }) => id),
    ).toEqual(['two']);
  });

  it('goes after some days, and so does what nobody can read', () => {
    open().write(entryOf('old', { at: now - 4 * day }));
    localStorage.setItem('menta-outbox:avi:broken', '{');
    localStorage.setItem('another', 'thing');
    expect(open().read()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual(['another']);
  });

  it('lives as long as the page where nothing can be stored', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const storage = open();
    storage.write(entryOf('one'));
    expect(storage.read()).toEqual([entryOf('one')]);
    storage.remove('one');
    expect(storage.read()).toEqual([]);
    setItem.mockRestore();
  });

  it('is not read again where it could not be removed', () => {
    const storage = open();
    storage.write(entryOf('one'));
    const removeItem = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    storage.remove('one');
    removeItem.mockRestore();
    expect(storage.read()).toEqual([]);
  });

  it('tells of what another tab does, and whether everything was cleared', () => {
    const onChange = vi.fn();
    const stop = open().watch(onChange);
    dispatchEvent(new StorageEvent('storage', { key: 'menta-outbox:noa:one' }));
    dispatchEvent(new StorageEvent('storage', { key: 'menta-outbox:avi:one' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(onChange.mock.calls).toEqual([[false], [true]]);
  });
});
