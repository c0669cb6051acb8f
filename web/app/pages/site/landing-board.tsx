import { Bell, ChefHat, Wallet } from 'lucide-react';
import { type EveningStep, type ShownOrder, shownOrders, shownStage } from '#core/marketing/shown-evening.ts';
import type { PhoneMenu } from '#web/features/marketing/landing/phone-menu.ts';
import { landingTexts as t } from '#web/features/marketing/marketing.texts.ts';
import { OrderCard } from '#web/features/orders/board/card/order-card.tsx';
import type { BoardOrder } from '#web/features/orders/board/state/board-state.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { stageTexts } from '#web/lib/texts/order-manager.texts.ts';
import { classes } from '#web/ui/classes.ts';

const stages = ['waitingApproval', 'inProcess', 'waitingPayment'] as const;
const icons = { waitingApproval: Bell, inProcess: ChefHat, waitingPayment: Wallet };
/** A Thursday at half past seven in the evening: the same on the server and in the browser. */
const now = Date.UTC(2026, 10, 19, 17, 30);
const minuteMs = 60_000;
const isoIn = (minutes: number): string => new Date(now + minutes * minuteMs).toISOString();
const idOf = (number: number): string => String(number).padStart(24, '0');

type Words = { names: readonly string[]; note: string };

const toBoardOrder = (order: ShownOrder, menu: PhoneMenu, { names, note }: Words): BoardOrder => {
  const dishes = order.dishes.flatMap(({ dish, quantity, hasNote }) => {
    const known = menu.dishes[dish % menu.dishes.length];
    if (!known) return [];
    return {
      dishId: { _id: idOf(dish), name: known.name, price: known.price },
      quantity,
      size: null,
      customizations: [],
      note: hasNote ? note : '',
    };
  });
  return {
    _id: idOf(order.number),
    service: idOf(0),
    displayOrderNumber: order.number,
    status: order.status,
    isPaid: false,
    rejected: false,
    rejectionReason: '',
    cancelled: false,
    totalPrice: dishes.reduce((sum, { dishId, quantity }) => sum + dishId.price * quantity, 0),
    tableNumber: order.table,
    dishes,
    createdAt: isoIn(-order.minutesAgo),
    promisedAt: order.readyIn === null ? null : isoIn(order.readyIn),
    approvedAt: null,
    readyAt: null,
    revision: 1,
    customerName: names[order.number % names.length] ?? '',
    phone: '',
    autoAccepted: false,
    ringStep: 0,
    isNotSaved: false,
  };
};

const nothing = () => {};
const noMove = () => false;

/** The kitchen's board on the landing page: its own cards, in the three stages, on a small tablet. */
export const LandingBoard = ({ menu, step }: { menu: PhoneMenu; step: EveningStep }) => {
  const text = useText();
  const words = { names: text(t.guestNames).split(', '), note: text(t.guestNote) };
  const orders = shownOrders(step);
  const watched = shownStage(step) ?? 'waitingApproval';
  return (
    <div className="min-w-0 flex-1 self-stretch overflow-hidden rounded-[1.75rem] border-[10px] border-ink bg-paper shadow-float">
      <div className="grid h-88 [zoom:0.8] lg:h-full lg:grid-cols-3 lg:divide-x lg:divide-line lg:[zoom:0.68]">
        {stages.map((stage) => {
          const Icon = icons[stage];
          const here = orders.filter(({ status }) => status === stage);
          return (
            <section
              key={stage}
              // On a phone there is room for the stage that the order is in, the newest first.
              className={classes('flex min-w-0 flex-col', stage !== watched && 'max-lg:hidden')}
            >
              <p className="flex h-12 shrink-0 items-center gap-2 border-line border-b bg-card px-3 font-medium">
                <Icon className="size-4.5 text-brand" />
                <span className="min-w-0 truncate">{text(stageTexts[stage])}</span>
                <bdi className="ms-auto rounded-full bg-brand-soft px-2 text-brand tabular-nums">
                  {here.length}
                </bdi>
              </p>
              <div className="flex flex-1 flex-col gap-2.5 p-2.5 max-lg:flex-col-reverse max-lg:justify-end">
                {here.map((order) => (
                  <OrderCard
                    key={order.number}
                    order={toBoardOrder(order, menu, words)}
                    now={now}
                    proposed={15}
                    onOpen={nothing}
                    onMove={noMove}
                  />
                ))}
              </div>
            </section>
          );
        })}
      </div>
    </div>
  );
};
