import { useEffect, useRef, useState } from 'react';
import type { CallKind } from '#core/calls/call-kinds.ts';
import type { GuestCall } from '#core/calls/call-shape.ts';
import { call as request } from '#web/lib/api/call.ts';
import { useText } from '../language/guest-language.tsx';
import { changeTexts } from '../orders/changing/change.texts.ts';
import { qrTexts } from '../qr/qr.texts.ts';
import { checkoutTexts, orderTexts } from '../texts/order.texts.ts';
import { GuestSheet } from '../ui/guest-sheet.tsx';
import { BillFields, type BillWish } from './bill-wish.tsx';
import { CallState } from './call-state.tsx';
import { callsTexts as texts } from './calls.texts.ts';
import type { CallProblem } from './send-call.ts';
import type { TableCalls } from './use-table-calls.ts';

const problemTexts = {
  closed: checkoutTexts.noShift,
  badTable: checkoutTexts.badTable,
  codeReplaced: qrTexts.replaced,
  tooMany: checkoutTexts.tooMany,
  offline: checkoutTexts.offline,
  failed: texts.failed,
} as const satisfies Record<CallProblem, unknown>;

const noWish: BillWish = { payment: null, payers: 1 };
const wishOf = ({ payment, payers }: GuestCall): BillWish => ({ payment, payers: payers ?? 1 });

/** Asked anew whenever somebody is about to call. */
const useUnwatched = (userId: string): boolean => {
  const [isUnwatched, setUnwatched] = useState(false);
  useEffect(() => {
    const left = new AbortController();
    request('GET /services/user/:userId/has-active', { params: { userId }, signal: left.signal }).then(
      ({ hasActiveService, isWatched }) => setUnwatched(hasActiveService && !isWatched),
      // Calling works without knowing.
      () => {},
    );
    return () => left.abort();
  }, [userId]);
  return isUnwatched;
};

/** One who pays need not be said, unless more were said before. */
const said = ({ payment, payers }: BillWish, before: GuestCall | undefined) => ({
  payment,
  payers: payers > 1 || before?.payers ? payers : null,
});

type CallSheetProps = TableCalls & { owner: string; table: number; onClose: () => void };

/** What a table may call for, and what has become of its calls. */
export const CallSheet = ({ owner, table, calls, ask, onClose }: CallSheetProps) => {
  const t = useText();
  const isUnwatched = useUnwatched(owner);
  /** While it is being said, the first time or anew. */
  const [wish, setWish] = useState<BillWish | null>(null);
  const [sending, setSending] = useState<CallKind | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openOf = (kind: CallKind) => calls.find((call) => call.kind === kind);
  const [waiter, bill] = [openOf('waiter'), openOf('bill')];

  const send = async (kind: CallKind) => {
    if (sending) return;
    setSending(kind);
    setProblem(null);
    const failed = await ask({ kind, ...(kind === 'bill' && wish && said(wish, bill)) });
    setSending(null);
    setProblem(failed);
    if (failed) return;
    if (kind === 'bill') setWish(null);
    // The button that was pressed has become what is said of the call.
    heading.current?.focus();
  };
  const button = (kind: CallKind, onClick: () => void) => (
    <button
      type="button"
      className="big center"
      aria-busy={sending === kind || undefined}
      disabled={sending !== null && sending !== kind}
      onClick={onClick}
    >
      {t(sending === kind ? checkoutTexts.sending : openOf(kind) ? changeTexts.send : texts[kind])}
    </button>
  );
  return (
    <GuestSheet label={t(texts.open)} kind="dish-sheet calls" onClose={onClose}>
      <div className="sheet-scroll">
        <div className="dish-words">
          <h2 ref={heading} tabIndex={-1}>
            {t(orderTexts.table, { number: table })}
          </h2>
        </div>
        {isUnwatched && (!waiter || !bill) && (
          <p className="notice" role="status">
            {t(checkoutTexts.unwatched)}
          </p>
        )}
        {problem && (
          <p className="notice bad" role="alert">
            {t(problemTexts[problem])}
          </p>
        )}
        <div className="group">
          {waiter ? <CallState call={waiter} /> : button('waiter', () => send('waiter'))}
        </div>
        {wish && <BillFields {...wish} onChange={setWish} />}
        <div className="group">
          {bill && !wish && <CallState call={bill} />}
          {wish || !bill ? (
            button('bill', () => (wish ? send('bill') : setWish(noWish)))
          ) : (
            <button type="button" className="link" onClick={() => setWish(wishOf(bill))}>
              {t(texts.change)}
            </button>
          )}
        </div>
      </div>
    </GuestSheet>
  );
};
