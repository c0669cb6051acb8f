import { useEffect, useRef, useState } from 'react';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { readStored, writeStored } from '#web/lib/browser/browser-storage.ts';
import {
  isCoded,
  isOldPrint,
  parseStoredTable,
  type ScannedTable,
  scannedTable,
  tableQuery,
  tableStorageKey,
} from './scanned-table.ts';

type Restaurant = Pick<GuestMenuAnswer['restaurant'], '_id' | 'tables' | 'codedTables'>;
export type TableChange = { readonly kind: 'replaced' } | { readonly kind: 'moved'; readonly number: number };

export type GuestTable = {
  /** Where the guest is, as far as a valid code says. */
  readonly table: ScannedTable | null;
  /** What there is to say of it; null when nothing, and once it was heard. */
  readonly news: TableChange | null;
  readonly hear: () => void;
  /** The server has refused its code. */
  readonly refuse: () => void;
};

/**
 * The table of this page. Of the codes that this phone has scanned the last one counts, in whichever tab; an address whose
 * code was issued anew since names none.
 */
export const useTable = (restaurant: Restaurant, hasCart: boolean, isOff: boolean): GuestTable => {
  const { _id: ownerId } = restaurant;
  const storageKey = tableStorageKey(ownerId);
  /** Scanned in another tab since this one was opened. */
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const [movedTo, setMovedTo] = useState<number | null>(null);
  const [heard, setHeard] = useState<string | null>(null);
  const scanned = isOff ? null : scannedTable(elsewhere ?? location.search, restaurant);
  const query = scanned && tableQuery(scanned);
  const isReplaced = scanned !== null && (isOldPrint(scanned, restaurant) || refused === query);
  const table = isReplaced ? null : scanned;

  const [number, code] = [scanned?.number ?? null, scanned?.code ?? null];
  const asks = scanned !== null && code !== null && isCoded(scanned, restaurant);
  useEffect(() => {
    if (!asks || number === null || code === null) return;
    const left = new AbortController();
    call('GET /public-menu/:ownerId/tables/:table', {
      params: { ownerId, table: String(number) },
      query: { code },
      signal: left.signal,
    }).then(
      ({ isValid }) => !isValid && setRefused(query),
      // Ordering asks again.
      () => {},
    );
    return () => left.abort();
  }, [asks, ownerId, number, code, query]);

  const last = useRef<number | null | undefined>(undefined);
  const known = table && query;
  useEffect(() => {
    if (known === null || number === null) return;
    const before =
      last.current === undefined ? parseStoredTable(readStored(storageKey))?.number : last.current;
    if (typeof before === 'number' && before !== number && hasCart) setMovedTo(number);
    last.current = number;
    writeStored(storageKey, known);
  }, [known, number, hasCart, storageKey]);

  useEffect(() => {
    if (isOff) return;
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey && newValue) setElsewhere(newValue);
    };
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [storageKey, isOff]);

  const said = isReplaced
    ? ({ kind: 'replaced' } as const)
    : movedTo !== null && movedTo === table?.number
      ? ({ kind: 'moved', number: movedTo } as const)
      : null;
  const news = said && `${said.kind} ${query}` !== heard ? said : null;
  return {
    table,
    news,
    hear: () => setHeard(said && `${said.kind} ${query}`),
    refuse: () => setRefused(query),
  };
};
