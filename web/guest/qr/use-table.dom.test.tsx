import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, noLine } from '#web/testing/fake-server.ts';
import { tableStorageKey } from './scanned-table.ts';
import { useTable } from './use-table.ts';

const owner = 'c'.repeat(24);
const check = 'GET /public-menu/:ownerId/tables/:table';
const plain = { _id: owner, tables: 12 };
const coded: typeof plain & { codedTables: [number, number][] } = { ...plain, codedTables: [[7, 8]] };

beforeEach(() => history.replaceState(null, '', '/'));

const openAt = (
  search: string,
  { restaurant = plain as typeof coded, hasCart = true, isOff = false } = {},
) => {
  history.replaceState(null, '', `/public-menu/${owner}${search}`);
  return renderHook((props) => useTable(props, hasCart, isOff), { initialProps: restaurant });
};

describe('the table of a page', () => {
  it('is that of its address, and nobody is asked where no code was issued anew', async () => {
    const server = fakeServer();
    const { result } = openAt('?table=7&code=bcdfgh');
    expect(result.current.table).toEqual({ number: 7, code: 'bcdfgh' });
    await act(async () => {});
    expect(server.calls(check)).toHaveLength(0);
    expect(result.current.news).toBeNull();
  });

  it('is none by an old print, which says so until it is heard', async () => {
    const { result } = openAt('?table=7', { restaurant: coded });
    expect([result.current.table, result.current.news]).toEqual([null, { kind: 'replaced' }]);
    act(() => result.current.hear());
    expect(result.current.news).toBeNull();
  });

  it('is none once the server says that its code was replaced', async () => {
    const server = fakeServer();
    server.reply(check, { isValid: false });
    const { result } = openAt('?table=7&code=bcdfgh', { restaurant: coded });
    await waitFor(() => expect(result.current.news).toEqual({ kind: 'replaced' }));
    expect(server.calls(check)[0]).toMatchObject({ params: { table: '7' }, query: { code: 'bcdfgh' } });
    expect(result.current.table).toBeNull();
  });

  it('stays where the server says so, and where it cannot be asked', async () => {
    const server = fakeServer();
    for (const answer of [{ isValid: true }, noLine]) {
      server.reply(check, answer);
      const { result, unmount } = openAt('?table=7&code=bcdfgh', { restaurant: coded });
      await act(async () => {});
      expect(result.current.table?.number).toBe(7);
      unmount();
    }
  });

  it('is lost when the code is issued anew while the page is open', () => {
    const { result, rerender } = openAt('?table=7');
    expect(result.current.table?.number).toBe(7);
    rerender(coded);
    expect([result.current.table, result.current.news]).toEqual([null, { kind: 'replaced' }]);
  });

  it('is lost when ordering finds its code refused', () => {
    const { result } = openAt('?table=7&code=bcdfgh');
    act(() => result.current.refuse());
    expect([result.current.table, result.current.news]).toEqual([null, { kind: 'replaced' }]);
  });

  it('is nowhere in the demo', () => {
    expect(openAt('?table=7', { isOff: true }).result.current.table).toBeNull();
    expect(localStorage.getItem(tableStorageKey(owner))).toBeNull();
  });
});

describe('another table with a full cart', () => {
  it('wins, and the guest is told once', () => {
    openAt('?table=5&code=bcdfgh').unmount();
    const { result } = openAt('?table=8');
    expect(result.current.table?.number).toBe(8);
    expect(result.current.news).toEqual({ kind: 'moved', number: 8 });
    act(() => result.current.hear());
    expect(result.current.news).toBeNull();
  });

  it('is nothing to speak of with an empty cart, or at the same table', () => {
    openAt('?table=5').unmount();
    expect(openAt('?table=8', { hasCart: false }).result.current.news).toBeNull();
    expect(openAt('?table=8').result.current.news).toBeNull();
  });

  it('wins in a tab that was open before, with its code', () => {
    const { result } = openAt('?table=5');
    act(() => {
      const scanned = { key: tableStorageKey(owner), newValue: '?table=8&code=bcdfgh' };
      dispatchEvent(new StorageEvent('storage', scanned));
    });
    expect(result.current.table).toEqual({ number: 8, code: 'bcdfgh' });
    expect(result.current.news).toEqual({ kind: 'moved', number: 8 });
  });
});
