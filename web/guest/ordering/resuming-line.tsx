import { useText } from '../language/guest-language.tsx';
import { changeTexts } from '../orders/changing/change.texts.ts';
import type { ResumedOrder } from '../orders/changing/use-resumed-order.ts';

const words = {
  reading: changeTexts.reading,
  unread: changeTexts.unread,
  closed: changeTexts.closed,
} as const;

/** In the dock: how far an order is that the guest wants to change or to order again. */
export const ResumingLine = ({ resuming: { current, start, forget } }: { resuming: ResumedOrder }) => {
  const t = useText();
  if (!current) return null;
  const { state, number } = current;
  return (
    <div className={state === 'reading' ? 'pill dark' : 'pill warning'} role="status">
      <button type="button" onClick={() => (state === 'unread' ? start(current) : forget())}>
        <span className="words">
          {state === 'late' ? t(changeTexts.tooLate, { number }) : t(words[state])}
        </span>
        {state === 'unread' && <b>{t(changeTexts.retry)}</b>}
        {(state === 'late' || state === 'closed') && <span aria-hidden="true">×</span>}
      </button>
    </div>
  );
};
