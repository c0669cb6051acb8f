import { useEffect, useState } from 'react';
import { useText } from '../language/guest-language.tsx';
import type { ScannedTable } from '../qr/scanned-table.ts';
import { type CallNews, callNews } from './call-news.ts';
import { CallSheet } from './call-sheet.tsx';
import { CallState } from './call-state.tsx';
import { callsTexts as texts } from './calls.texts.ts';
import { useTableCalls } from './use-table-calls.ts';

type TableProps = { owner: string; table: ScannedTable };

const Bell = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 17h16M6 17a6 6 0 0 1 12 0M12 11V8M10 8h4M3 20h18" />
  </svg>
);

type DockCallsProps = TableProps & {
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
  isBesideCart,
  isOpen,
  onOpen,
  onClose,
  onNews,
  onCodeRefused,
}: DockCallsProps) => {
  const t = useText();
  const made = useTableCalls(owner, table, onCodeRefused);
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
      {isOpen && <CallSheet owner={owner} table={table.number} {...made} onClose={onClose} />}
    </>
  );
};

/** On the page of an order: what has become of the calls, and the button below it. */
export const OrderCalls = ({ owner, table }: TableProps) => {
  const t = useText();
  const made = useTableCalls(owner, table);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {made.calls.map((call) => (
        <CallState key={call.trackingToken} call={call} />
      ))}
      <button type="button" className="big quiet" onClick={() => setOpen(true)}>
        {t(texts.open)}
      </button>
      {isOpen && <CallSheet owner={owner} table={table.number} {...made} onClose={() => setOpen(false)} />}
    </>
  );
};
