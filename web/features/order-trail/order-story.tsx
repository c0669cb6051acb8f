import { useQuery } from '@tanstack/react-query';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import type { TrailEntry } from '#core/orders/order-trail.ts';
import { toldReason } from '#core/orders/told-reason.ts';
import { everyScreenStep, guestToldStep } from '#core/watch/ring-ladder.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { ringStepTexts, trailTexts as t, trailActionTexts } from '#web/lib/texts/order-trail.texts.ts';
import { GuestAvoids } from '#web/ui/content/avoided-notes.tsx';
import { OrderedDish } from '#web/ui/content/ordered-dish.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { StoryWaiting } from './story-waiting.tsx';

/** The trail of an order, told from its beginning. */
export const OrderStory = ({ orderId, revision }: { orderId: string; revision: number }) => {
  const text = useText();
  const { data, error } = useQuery({
    queryKey: ['order-trail', orderId, revision],
    queryFn: ({ signal }) => call('GET /orders/:id/trail', { params: { id: orderId }, signal }),
  });
  if (error) return <Alert className="mt-2">{text(t.failed)}</Alert>;
  if (!data) return <StoryWaiting />;
  return (
    <ol className="mt-2 flex flex-col gap-3 border-line border-s-2 ps-4">
      {data.map((entry) => (
        <li key={`${entry.at} ${entry.action}`}>
          <Entry entry={entry} />
        </li>
      ))}
    </ol>
  );
};

const titleOf = ({ action, after }: TrailEntry) => {
  if (action !== 'ring') return trailActionTexts[action];
  const step = after?.ringStep ?? 0;
  if (step >= guestToldStep) return ringStepTexts.guestTold;
  return step >= everyScreenStep ? ringStepTexts.everyScreen : ringStepTexts.louder;
};

const Entry = ({ entry }: { entry: TrailEntry }) => {
  const text = useText();
  const changesDishes = entry.action === 'edit' || entry.action === 'delete';
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-medium">{text(titleOf(entry))}</span>
        <span className="text-ink-2 text-sm">
          <Time value={entry.at} style="date-time" />
          {/* What happened by itself was done by nobody. */}
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
          {text(t.reason)}: <bdi>{toldReason(text, entry.reason)}</bdi>
        </p>
      )}
      <Promised entry={entry} />
      {changesDishes && entry.before && <Copy label={text(t.before)} order={entry.before} />}
      {changesDishes && entry.after && <Copy label={text(t.after)} order={entry.after} />}
    </>
  );
};

/** The time that was promised with it, and the one it took the place of. */
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

const Copy = ({ label, order }: { label: string; order: ManagedOrder }) => {
  const text = useText();
  return (
    <div className="mt-1 text-sm">
      <p className="text-ink-2">
        {label} · <Price shekels={order.totalPrice} />
      </p>
      {order.avoids && <GuestAvoids avoids={order.avoids} />}
      <ul>
        {order.dishes.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a copy never changes, and two lines may be identical
          <li key={index} className="break-words">
            <bdi dir="ltr">{line.quantity}×</bdi>{' '}
            <OrderedDish line={line} unknownName={text(orderManagerTexts.unknownDish)} />
          </li>
        ))}
      </ul>
    </div>
  );
};
