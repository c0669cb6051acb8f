import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { everyScreenStep, guestNoticeStep } from '#core/alerts/ring-ladder.ts';
import type { OrderParts } from '#core/orders/order-changes.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { TrailEntry } from '#core/orders/order-trail.ts';
import { publicReason } from '#core/orders/public-reason.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { ringStepTexts, trailTexts as t, trailActionTexts } from '#web/lib/texts/order-trail.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { GuestAvoids } from '#web/ui/content/avoided-notes.tsx';
import { OrderedDish } from '#web/ui/content/ordered-dish.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { StoryWaiting } from './story-waiting.tsx';

type OrderStoryProps = {
  orderId: string;
  revision: number;
  /** Where this page begins; undefined for the first. */
  from?: string;
  /** Requested by a button that is gone now: focus moves to the page's first entry. */
  takesFocus?: boolean;
};

/** The history of an order, oldest first; a long one page by page, on demand. */
export const OrderStory = ({ orderId, revision, from, takesFocus = false }: OrderStoryProps) => {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const [isMoreRequested, setMoreRequested] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['order-trail', orderId, revision, { from }],
    queryFn: ({ signal }) =>
      call('GET /orders/:id/trail', {
        params: { id: orderId },
        query: from === undefined ? {} : { from },
        signal,
      }),
  });
  const hasCome = data !== undefined;
  useEffect(() => {
    // The button took its focus with it: to the page, or to the dialog around. Focus that went elsewhere stays there.
    const hasNone = document.activeElement?.contains(list.current);
    if (takesFocus && hasCome && hasNone) list.current?.focus();
  }, [takesFocus, hasCome]);
  if (error) return <Alert className="mt-2">{text(t.failed)}</Alert>;
  if (!data) return <StoryWaiting />;
  const next = data.at(-1)?.next;
  return (
    <>
      <ol
        ref={list}
        tabIndex={takesFocus ? -1 : undefined}
        className="mt-2 flex flex-col gap-3 border-line border-s-2 ps-4"
      >
        {data.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only ever added, and two may be of the same moment
          <li key={index}>
            <Entry entry={entry} />
          </li>
        ))}
      </ol>
      {next !== undefined && !isMoreRequested && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setMoreRequested(true)}>
          {text(t.more)}
        </Button>
      )}
      {next !== undefined && isMoreRequested && (
        <OrderStory orderId={orderId} revision={revision} from={next} takesFocus />
      )}
    </>
  );
};

const titleOf = ({ action, after }: TrailEntry) => {
  if (action !== 'ring') return trailActionTexts[action];
  const step = after?.ringStep ?? 0;
  if (step >= guestNoticeStep) return ringStepTexts.guestTold;
  return step >= everyScreenStep ? ringStepTexts.everyScreen : ringStepTexts.louder;
};

const Entry = ({ entry }: { entry: TrailEntry }) => {
  const text = useText();
  const isTick = entry.action === 'tick' || entry.action === 'untick';
  const changesDishes = ['edit', 'guestChange', 'delete'].includes(entry.action);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{text(titleOf(entry))}</span>
        <span className="text-ink-2 text-sm">
          <Time value={entry.at} style="date-time" />
          {/* What happened automatically has no author. */}
          {entry.action !== 'autoApprove' && entry.action !== 'ring' && (
            <>
              {' · '}
              <bdi>{entry.by ?? text(t.guest)}</bdi>
            </>
          )}
        </span>
      </p>
      {entry.reason && (
        <p className="break-words text-sm">
          {text(t.reason)}: <bdi>{publicReason(text, entry.reason)}</bdi>
        </p>
      )}
      <Promised entry={entry} />
      {changesDishes && entry.before && <Copy label={text(t.before)} order={entry.before} />}
      {isTick && <Dishes dishes={entry.after?.dishes} />}
      {changesDishes && entry.after && <Copy label={text(t.after)} order={entry.after} />}
    </>
  );
};

/** The ready time set by it, and the one it replaced. */
const Promised = ({ entry: { action, before, after } }: { entry: TrailEntry }) => {
  const text = useText();
  if (!after?.promisedAt || (action !== 'approve' && action !== 'promise')) return null;
  return (
    <p className="text-sm">
      {text(t.promised)} <Time value={after.promisedAt} />
      {before?.promisedAt && (
        <s className="ms-2 text-ink-2">
          <Time value={before.promisedAt} />
        </s>
      )}
    </p>
  );
};

/** An order as it was, or what an edit changed in it. */
const Copy = ({ label, order }: { label: string; order: ManagedOrder | OrderParts }) => {
  const { totalPrice, dishes = [] } = order;
  if (totalPrice === undefined && dishes.length === 0) return null;
  return (
    <div className="mt-1 text-sm">
      <p className="text-ink-2">
        {label}
        {totalPrice !== undefined && (
          <>
            {' · '}
            <Price shekels={totalPrice} />
          </>
        )}
      </p>
      {'avoids' in order && order.avoids && <GuestAvoids avoids={order.avoids} />}
      <Dishes dishes={dishes} />
    </div>
  );
};

const Dishes = ({ dishes = [] }: Pick<OrderParts, 'dishes'>) => {
  const text = useText();
  return (
    <ul className="text-sm">
      {dishes.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes, and two lines may be identical
        <li key={index} className="break-words">
          <bdi dir="ltr">{line.quantity}×</bdi>{' '}
          <OrderedDish line={line} unknownName={text(orderManagerTexts.unknownDish)} />
        </li>
      ))}
    </ul>
  );
};
