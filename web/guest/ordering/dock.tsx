import type { ReactNode } from 'react';
import type { CartChange } from '#core/orders/cart/cart-reconcile.ts';
import type { CallNews } from '../calls/call-news.ts';
import { useChangeSentences } from '../cart/cart-notices.tsx';
import { useText } from '../language/guest-language.tsx';
import type { FollowedOrder } from '../orders/followed-orders.ts';
import { myOrdersTexts } from '../orders/my-orders.texts.ts';
import { OrderPill, OrderWords, stageClass } from '../orders/order-pill.tsx';
import { orderWeight, urgentWeight, weightiestOrder } from '../orders/weightiest-order.ts';
import { type MetPause, pauseSentence } from '../pauses/pause-words.ts';

type DockLineProps = {
  changes: readonly CartChange[];
  pauses: readonly MetPause[];
  orders: readonly FollowedOrder[];
  /** Of the table's calls. */
  call: CallNews | null;
  /** The restaurant's. */
  timeZone: string;
  onOpen: () => void;
  onOpenCalls: () => void;
  onForget: (token: string) => void;
  onRead: (tokens: readonly string[]) => void;
};

/** One line above the cart bar: the weightiest of what there is to say, and how much more there is. It opens. */
export const DockLine = (props: DockLineProps) => {
  const { changes, pauses, orders, call, timeZone, onOpen, onOpenCalls, onForget, onRead } = props;
  const t = useText();
  const sentences = useChangeSentences(changes, timeZone);
  const [sentence] = sentences;
  const [pause] = pauses;
  const first = weightiestOrder(orders);
  const count = sentences.length + pauses.length + orders.length + (call?.count ?? 0);
  if (count === 0) return null;

  const isCallAlone = count === call?.count;
  const line = (kind: string, words: ReactNode, more = count - 1) => (
    <div className={`pill ${kind}`} role={sentence ? 'alert' : 'status'}>
      <button type="button" onClick={isCallAlone ? onOpenCalls : onOpen}>
        <span className="words">
          {words}
          {more > 0 && <bdi>{`+${more}`}</bdi>}
        </span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 15l6-6 6 6" />
        </svg>
      </button>
    </div>
  );
  if (sentence) return line('warning', <span className="cut">{sentence}</span>);
  const weight = Math.max(first ? orderWeight(first) : 0, call?.weight ?? 0);
  if (pause && weight < urgentWeight) {
    return line('warning', <span className="cut">{pauseSentence(t, pause, timeZone)}</span>);
  }
  if (call?.weight === weight) return line(call.isUrgent ? 'warning' : 'dark', <span>{call.words}</span>);
  if (!first) return null;
  if (count === 1) return <OrderPill followed={first} onForget={onForget} onRead={onRead} />;
  if (orderWeight(first) === 0) return line('dark', <span>{t(myOrdersTexts.title)}</span>, 0);
  return line(`dark ${stageClass(first.order)}`, <OrderWords followed={first} isAlone={false} />);
};
