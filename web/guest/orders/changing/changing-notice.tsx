import type { GuestOrder } from '#core/orders/order-shape.ts';
import { useText } from '../../language/guest-language.tsx';
import { changeTexts as t } from './change.texts.ts';
import type { ChangingOrder } from './changing-order.ts';

const listOf = ({ dishes }: GuestOrder): string =>
  dishes.map(({ quantity, dishId, shown }) => `${quantity}× ${shown?.name ?? dishId.name}`).join(', ');

type ChangingNoticeProps = {
  changing: ChangingOrder;
  isTooLate: boolean;
  elsewhere: GuestOrder | null;
  isEmpty: boolean;
  onLeave: () => void;
};

/** At the head of the cart that is a change of an order: what is going on, and the way out of it. */
export const ChangingNotice = ({ changing, isTooLate, elsewhere, isEmpty, onLeave }: ChangingNoticeProps) => {
  const text = useText();
  const number = `#${changing.number}`;
  const isBad = isTooLate || elsewhere !== null;
  const words = () => {
    if (isTooLate) return `${text(t.tooLate, { number })} ${text(t.unsent)}`;
    if (elsewhere) return text(t.elsewhere, { list: listOf(elsewhere) });
    return text(isEmpty ? t.empty : t.hint);
  };
  return (
    <div className={isBad ? 'notice bad' : 'notice'} role={isBad ? 'alert' : undefined}>
      <p>{words()}</p>
      {(isTooLate || isEmpty) && (
        <a className="link" href={`/order/${changing.token}`}>
          {text(t.toOrder)}
        </a>
      )}{' '}
      <button type="button" className="link" onClick={onLeave}>
        {text(t.leave)}
      </button>
    </div>
  );
};
