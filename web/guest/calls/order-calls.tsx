import { useState } from 'react';
import { useText } from '../language/guest-language.tsx';
import type { ScannedTable } from '../qr/scanned-table.ts';
import { CallSheet } from './call-sheet.tsx';
import { CallState } from './call-state.tsx';
import { callsTexts as texts } from './calls.texts.ts';
import { useTableCalls } from './use-table-calls.ts';

type OrderCallsProps = { owner: string; table: ScannedTable };

/** On the page of an order: what has become of the calls, and the button below it. */
export const OrderCalls = ({ owner, table }: OrderCallsProps) => {
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
