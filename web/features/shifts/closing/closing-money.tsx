import { useQuery } from '@tanstack/react-query';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { openOf } from '#core/orders/statement.ts';
import { type Agorot, addAgorot, agorot, formatPrice, toAgorot } from '#core/values/money.ts';
import type { Visit } from '#core/visits/visit-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { type ShownStatement, statementOfOrder, statementOfVisit } from '#web/lib/money/statements.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { cashTexts } from '#web/lib/texts/payment.texts.ts';
import { Price } from '#web/ui/content/price.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { RetryAlert } from '#web/ui/feedback/retry-alert.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { CashDifferenceMark } from '#web/ui/payment/cash-difference.tsx';
import { closingTexts as t } from './closing.texts.ts';
import { closingQuery } from './closing-query.ts';
import { countedIn } from './counted-cash.ts';

type ClosingMoneyProps = {
  /** Unfinished orders come first: what is unpaid depends on what becomes of them. */
  isBlocked: boolean;
  /** They are finished as paid in cash: that is in the drawer, too. */
  takesCash: boolean;
  counted: string;
  problem: string;
  onCounted: (typed: string) => void;
};

/** Before a shift ends: who has not paid, and the cash in the drawer against what should be there. */
export const ClosingMoney = ({ isBlocked, takesCash, counted, problem, onCounted }: ClosingMoneyProps) => {
  const text = useText();
  const { data, error, refetch } = useQuery(closingQuery);
  const open = data ? openIn(data.unpaid) : agorot(0);
  const expected = data && addAgorot(toAgorot(data.cash.expected), takesCash ? open : agorot(0));
  const amount = countedIn(counted);
  return (
    <>
      {data && <Unpaid {...data.unpaid} open={isBlocked ? open : agorot(0)} />}
      {/* As high before the answer as after it: the button below is about to be pressed. */}
      <section aria-labelledby="closing-cash" className="rounded-card border border-line px-4 py-3">
        <h3 id="closing-cash" className="font-semibold">
          {text(cashTexts.cash)}
        </h3>
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          {text(cashTexts.expected)}
          {expected !== undefined && <Price agorot={expected} className="font-semibold text-xl" />}
          {!data && !error && (
            <SkeletonRegion className="self-center">
              <Skeleton className="h-7 w-20" />
            </SkeletonRegion>
          )}
        </div>
        {!data && error && <RetryAlert onRetry={() => void refetch()}>{text(t.failed)}</RetryAlert>}
        <p className="mb-3 text-ink-2 text-sm">{text(takesCash ? t.expectedWithOrders : t.expectedHint)}</p>
        <Field label={text(cashTexts.counted)} error={problem} hint={text(t.countedHint)} optional>
          <NumberInput
            lead="₪"
            // The words about a wrong amount are ours.
            step="any"
            autoComplete="off"
            value={counted}
            onChange={(event) => onCounted(event.target.value)}
          />
        </Field>
        <p role="status" className="mt-2 flex flex-wrap items-center gap-x-3 empty:hidden">
          {typeof amount === 'number' && expected !== undefined && (
            <>
              <span className="text-ink-2">{text(cashTexts.difference)}</span>
              <CashDifferenceMark expected={expected} counted={amount} />
            </>
          )}
        </p>
      </section>
    </>
  );
};

type Uneven = { visits: readonly Visit[]; orders: readonly ManagedOrder[] };

/** What comes in once all of them are finished: those that nobody has approved yet are, on the way. */
const openIn = ({ visits, orders }: Uneven): Agorot =>
  addAgorot(...visits.map(statementOfVisit).map(openOf), ...orders.map(statementOfOrder).map(openOf));

/** As many as are read at a glance. */
const mostNamed = 6;

type Line = { key: string; name: string; words: string };

/** `open`: what unfinished orders will bring, which are decided about first; 0 where there are none. */
type UnpaidProps = Uneven & { open: Agorot };

const Unpaid = ({ visits, orders, open }: UnpaidProps) => {
  const text = useText();
  const wordsOf = ({ owed, waiting, toGiveBack }: ShownStatement) =>
    [
      owed > 0 && text(t.owes, { amount: formatPrice(owed) }),
      waiting > 0 && text(t.waits, { amount: formatPrice(waiting) }),
      toGiveBack > 0 && text(t.giveBack, { amount: formatPrice(toGiveBack) }),
    ]
      .filter(Boolean)
      .join(' · ');
  const lines: Line[] = [
    ...visits.map((visit) => ({
      key: visit._id,
      name: text(orderManagerTexts.table, { number: visit.tableNumber }),
      words: wordsOf(statementOfVisit(visit)),
    })),
    ...orders.map((order) => ({
      key: order._id,
      name: text(orderManagerTexts.order, { number: order.displayOrderNumber }),
      words: wordsOf(statementOfOrder(order)),
    })),
  ];
  if (lines.length === 0) return null;
  const list = (shown: readonly Line[]) =>
    shown.map(({ key, name, words }) => (
      <li key={key} className="flex flex-wrap gap-x-2">
        <span className="font-medium">{name}</span>
        <span>{words}</span>
      </li>
    ));
  // The orders themselves are named above: who wants to know which table they are of opens it.
  if (open > 0)
    return (
      <details className="rounded-card border border-line px-4">
        <summary className="min-h-11 cursor-pointer content-center font-medium">
          {text(t.notPaidYet, { amount: formatPrice(open) })}
        </summary>
        <ul className="pb-3">{list(lines)}</ul>
      </details>
    );
  return (
    <Alert tone="warn" title={text(t.unpaid)}>
      <ul className="mt-1">
        {list(lines.slice(0, mostNamed))}
        {lines.length > mostNamed && <li>{text(t.more, { count: lines.length - mostNamed })}</li>}
      </ul>
      <p className="mt-1 text-sm">{text(t.unpaidHint)}</p>
    </Alert>
  );
};
