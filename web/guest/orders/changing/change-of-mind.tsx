import { useCallback, useRef, useState } from 'react';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { useText } from '../../language/guest-language.tsx';
import { checkoutTexts } from '../../texts/order.texts.ts';
import { changeTexts } from './change.texts.ts';
import { resumingHash } from './order-again.ts';
import { sendWithdrawal, type WithdrawOutcome } from './send-withdrawal.ts';
import { withdrawTexts as t } from './withdraw.texts.ts';

type ChangeOfMindProps = {
  order: GuestOrder;
  menuAddress: string;
  /** The order as a refusal or the cancelling left it. */
  onLearn: (order: GuestOrder) => void;
};

/** On the page of an order that waits: change it on the menu, or cancel it here. */
export const ChangeOfMind = ({ order, menuAddress, onLearn }: ChangeOfMindProps) => {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const [status, setStatus] = useState<'idle' | 'sending' | 'retrying'>('idle');
  const [problem, setProblem] = useState<WithdrawOutcome['kind'] | null>(null);
  /** The question has just been left: the focus goes back to what asked it. */
  const isBack = useRef(false);
  const focusHeading = useCallback((heading: HTMLElement | null) => heading?.focus(), []);
  const { trackingToken: token } = order;
  const number = `#${order.displayOrderNumber}`;
  const isWaiting = order.status === 'waitingApproval';

  const cancel = async () => {
    if (status !== 'idle') return;
    setStatus('sending');
    setProblem(null);
    const outcome = await sendWithdrawal(token, () => setStatus('retrying'));
    setStatus('idle');
    if ('order' in outcome) {
      setAsking(false);
      onLearn(outcome.order);
    }
    setProblem(outcome.kind === 'withdrawn' ? null : outcome.kind);
  };

  const keep = () => {
    setProblem(null);
    setAsking(false);
    isBack.current = true;
  };

  if (problem === 'too-late')
    return (
      <p className="mind down" role="alert">
        {text(changeTexts.tooLate, { number })}
      </p>
    );
  if (!isWaiting) return null;
  const action = { idle: t.cancelNow, sending: t.cancelling, retrying: checkoutTexts.retrying }[status];
  if (isAsking)
    // In the page, not over it: what is cancelled stays in sight.
    return (
      <section
        className="mind ask"
        aria-labelledby="cancel-question"
        onKeyDown={({ key }) => key === 'Escape' && status === 'idle' && keep()}
      >
        <h2 id="cancel-question" ref={focusHeading} tabIndex={-1}>
          {text(t.cancelQuestion, { number })}
        </h2>
        <p>{text(t.cancelMeans)}</p>
        {problem && (
          <p className="down" role="alert">
            {text(problem === 'offline' ? t.cancelOffline : t.cancelFailed)}
          </p>
        )}
        <button
          type="button"
          className="quiet bad"
          aria-busy={status !== 'idle'}
          disabled={status !== 'idle'}
          onClick={() => void cancel()}
        >
          {text(action)}
        </button>
        <button type="button" className="quiet" disabled={status !== 'idle'} onClick={keep}>
          {text(t.keep)}
        </button>
      </section>
    );
  return (
    <div className="mind">
      <a className="quiet" href={`${menuAddress}${resumingHash({ how: 'change', token })}`}>
        {text(t.change)}
      </a>
      <button
        type="button"
        className="quiet bad"
        ref={(button) => {
          if (isBack.current) button?.focus();
          isBack.current = false;
        }}
        onClick={() => setAsking(true)}
      >
        {text(t.cancel)}
      </button>
      <small>{text(t.until)}</small>
    </div>
  );
};
