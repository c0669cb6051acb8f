import { useEffect, useState } from 'react';
import { keepLoading } from '#web/lib/browser/keep-loading.ts';
import { useText } from '../language/guest-language.tsx';
import type { ScannedTable } from '../qr/scanned-table.ts';
import { type CallNews, callNews } from './call-news.ts';
import { callsTexts as texts } from './calls.texts.ts';
import { useTableCalls } from './use-table-calls.ts';

type SheetPart = { CallSheet: typeof import('./call-sheet.tsx').CallSheet };

/** Loaded when it is opened: most who read a menu never call. */
const useCallSheet = (load: () => Promise<SheetPart>, isOpen: boolean): SheetPart['CallSheet'] | null => {
  const [part, setPart] = useState<SheetPart | null>(null);
  useEffect(() => {
    let isWanted = isOpen;
    if (isOpen) keepLoading(load, () => isWanted).then(setPart, () => {});
    return () => {
      isWanted = false;
    };
  }, [load, isOpen]);
  return isOpen && part ? part.CallSheet : null;
};

const Bell = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 17h16M6 17a6 6 0 0 1 12 0M12 11V8M10 8h4M3 20h18" />
  </svg>
);

type DockCallsProps = {
  owner: string;
  table: ScannedTable;
  loadSheet: () => Promise<SheetPart>;
  /** Beside the cart's bar there is no place for words. */
  isBesideCart: boolean;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  onNews: (news: CallNews | null) => void;
  /** The table's code was issued anew. */
  onCodeRefused: () => void;
};

/** On the menu: the button in the dock, and what the dock's line says of the calls. */
export const DockCalls = ({
  owner,
  table,
  loadSheet,
  isBesideCart,
  isOpen,
  onOpen,
  onClose,
  onNews,
  onCodeRefused,
}: DockCallsProps) => {
  const t = useText();
  const made = useTableCalls(owner, table, onCodeRefused);
  const CallSheet = useCallSheet(loadSheet, isOpen);
  const news = callNews(t, made.calls);
  const key = JSON.stringify(news);
  useEffect(() => {
    onNews(JSON.parse(key));
    return () => onNews(null);
  }, [key, onNews]);
  return (
    <>
      <button
        type="button"
        className={isBesideCart ? 'bell' : 'bell wide'}
        aria-label={isBesideCart ? t(texts.open) : undefined}
        onClick={onOpen}
      >
        <Bell />
        {!isBesideCart && t(texts.open)}
      </button>
      {CallSheet && <CallSheet owner={owner} table={table.number} {...made} onClose={onClose} />}
    </>
  );
};
