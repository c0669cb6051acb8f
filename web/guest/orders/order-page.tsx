import { orderStatuses } from '#core/orders/order-lifecycle.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import { publicReason } from '#core/orders/public-reason.ts';
import { formatShekels } from '#core/values/money.ts';
import { readStored } from '#web/lib/browser/browser-storage.ts';
import { allergenNames } from '#web/lib/texts/dish-contents/allergens-text.ts';
import { OrderCalls } from '../calls/order-calls.tsx';
import { useText } from '../language/guest-language.tsx';
import { parseStoredTable, type ScannedTable, tableQuery, tableStorageKey } from '../qr/scanned-table.ts';
import { OrderReadyTime } from '../ready-time/order-ready-time.tsx';
import { orderTexts } from '../texts/order.texts.ts';
import { useMounted } from '../ui/use-mounted.ts';
import { changeTexts } from './changing/change.texts.ts';
import { ChangeOfMind } from './changing/change-of-mind.tsx';
import { resumingHash } from './changing/order-again.ts';
import { GuestOrderLines } from './guest-order-lines.tsx';
import { orderPageTexts } from './order-page.texts.ts';
import { stageText } from './order-stage.ts';
import { stageHint } from './stage-hint.ts';
import { useTrackedOrder } from './use-tracked-order.ts';

const Steps = ({ order }: { order: GuestOrder }) => {
  const t = useText();
  const reached = orderStatuses.indexOf(order.status);
  return (
    <ol className="steps">
      {orderStatuses.map((status, index) => (
        <li
          key={status}
          className={index < reached || order.status === 'done' ? 'past' : undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {t(orderTexts[status])}
        </li>
      ))}
    </ol>
  );
};

/** Said at the counter beside the number, so that nobody takes the wrong bag. */
const OrderWord = ({ word }: { word: string }) => {
  const t = useText();
  return (
    <p className="word">
      {t(orderPageTexts.word)} <bdi>{word}</bdi>
    </p>
  );
};

/** Its table with the code that this phone has scanned there: the order itself tells nobody a code. */
const tableOf = ({ owner, tableNumber: number }: GuestOrder, isMounted: boolean): ScannedTable | null => {
  if (number === null) return null;
  const scanned = isMounted ? parseStoredTable(readStored(tableStorageKey(owner))) : null;
  return scanned?.number === number ? scanned : { number, code: null };
};

/** One order, for the guest who sent it: number, stage, lines and total, live. */
/** Here, so that what is said of a call does not make the menu page heavier. */
export { CallSheet } from '../calls/call-sheet.tsx';

export const OrderPage = ({ initial }: { initial: GuestOrder }) => {
  const t = useText();
  const tracked = useTrackedOrder(initial.trackingToken, initial);
  const order = tracked.order ?? initial;
  // Nothing of it is in the document: it is fetched by those who are at a table.
  const isMounted = useMounted();
  const table = tableOf(order, isMounted);
  // Back at the same table: the next order should not have to ask for it again.
  const menuAddress = `/public-menu/${order.owner}${table ? tableQuery(table) : ''}`;
  return (
    <main className="order">
      <div className={order.rejected ? 'order-card rejected' : 'order-card'}>
        <h1>
          {t(orderTexts.order)} <bdi>{`#${order.displayOrderNumber}`}</bdi>
        </h1>
        {order.word && <OrderWord word={order.word} />}
        {tracked.isGone ? (
          <p role="alert">{t(orderPageTexts.deleted)}</p>
        ) : (
          <>
            <div className="stage" role="status">
              <strong>{t(stageText(order))}</strong>
              <p className={order.unseen || order.held ? 'down' : undefined}>{t(stageHint(order))}</p>
              <OrderReadyTime order={order} />
              {order.rejected && order.rejectionReason && (
                <p>{t(orderPageTexts.reason, { reason: publicReason(t, order.rejectionReason) })}</p>
              )}
            </div>
            {!order.rejected && <Steps order={order} />}
          </>
        )}
      </div>
      <GuestOrderLines lines={order.dishes} />
      <p className="order-total">
        <span>{t(orderPageTexts.total)}</span>
        <bdi>{formatShekels(order.totalPrice)}</bdi>
      </p>
      <p className="order-facts">
        {order.avoids && (
          <span>{t(orderPageTexts.kitchenKnows, { list: allergenNames(t, order.avoids) })}</span>
        )}
        {order.tableNumber !== null && <span>{t(orderTexts.table, { number: order.tableNumber })}</span>}
        {!order.rejected && (
          <span>
            {t(
              order.isPaid
                ? orderPageTexts.paid
                : order.tableNumber === null
                  ? orderPageTexts.payOnPickup
                  : orderPageTexts.payAtTable,
            )}
          </span>
        )}
        {order.status !== 'done' && !tracked.isGone && (
          <span className={tracked.isDown ? 'down' : 'live'}>
            {t(tracked.isDown ? orderPageTexts.offline : orderPageTexts.live)}
          </span>
        )}
      </p>
      {!tracked.isGone && <ChangeOfMind order={order} menuAddress={menuAddress} onLearn={tracked.learn} />}
      {isMounted && table && !order.shiftEnded && <OrderCalls owner={order.owner} table={table} />}
      {order.status !== 'waitingApproval' && (
        <a
          className="quiet"
          href={`${menuAddress}${resumingHash({ how: 'again', token: order.trackingToken })}`}
        >
          {t(changeTexts.again)}
        </a>
      )}
      <a className="big quiet" href={menuAddress}>
        {t(orderPageTexts.backToMenu)}
      </a>
    </main>
  );
};
