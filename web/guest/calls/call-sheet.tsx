import { useEffect, useRef, useState } from 'react';
import { type CallKind, type CallPayment, callPayments } from '#core/calls/call-kinds.ts';
import { mostPayers } from '#core/calls/call-rules.ts';
import { call as request } from '#web/lib/api/call.ts';
import { useText } from '../language/guest-language.tsx';
import { qrTexts } from '../qr/qr.texts.ts';
import { checkoutTexts, orderTexts } from '../texts/order.texts.ts';
import { GuestQuantityStepper } from '../ui/guest-quantity-stepper.tsx';
import { GuestSheet } from '../ui/guest-sheet.tsx';
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

type CallSheetProps = TableCalls & { owner: string; table: number; onClose: () => void };

/** What a table may call for, and what has become of its calls. */
export const CallSheet = ({ owner, table, calls, ask, onClose }: CallSheetProps) => {
  const t = useText();
  const isUnwatched = useUnwatched(owner);
  const [isAsking, setAsking] = useState(false);
  const [payment, setPayment] = useState<CallPayment | null>(null);
  const [payers, setPayers] = useState(1);
  const [sending, setSending] = useState<CallKind | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const openOf = (kind: CallKind) => calls.find((call) => call.kind === kind);

  const send = async (kind: CallKind) => {
    if (sending) return;
    setSending(kind);
    setProblem(null);
    const wish = kind === 'bill' ? { payment, payers: payers > 1 ? payers : null } : {};
    const failed = await ask({ kind, ...wish });
    setSending(null);
    setProblem(failed);
    if (failed) return;
    setAsking(false);
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
      {t(sending === kind ? checkoutTexts.sending : texts[kind])}
    </button>
  );
  const [waiter, bill] = [openOf('waiter'), openOf('bill')];

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
        {!bill && isAsking && (
          <>
            <fieldset className="group">
              <legend>{t(texts.how)}</legend>
              <div className="sizes">
                {callPayments.map((each) => (
                  <button
                    key={each}
                    type="button"
                    className="size"
                    aria-pressed={payment === each}
                    onClick={() => setPayment(payment === each ? null : each)}
                  >
                    {t(texts[each])}
                  </button>
                ))}
              </div>
            </fieldset>
            <div className="group option">
              <span>{t(texts.howMany)}</span>
              <GuestQuantityStepper
                quantity={payers}
                minimum={1}
                maximum={mostPayers}
                label={t(texts.howMany)}
                onChange={setPayers}
              />
            </div>
          </>
        )}
        <div className="group">
          {bill ? (
            <CallState call={bill} />
          ) : (
            button('bill', () => (isAsking ? send('bill') : setAsking(true)))
          )}
        </div>
      </div>
    </GuestSheet>
  );
};
