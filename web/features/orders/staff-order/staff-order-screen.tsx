import { ChefHat, CookingPot, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { addToCart, cartCount, cartLineFor } from '#core/orders/cart/cart.ts';
import { isComplete, needsChoosing, noChoices, type OrderableDish } from '#core/orders/lines/choices.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import type { DraftLine } from '../edit/edit-draft.ts';
import { EditLine } from '../edit/edit-line.tsx';
import { DetailsStep } from './details-step.tsx';
import { MenuStep } from './menu-step.tsx';
import { staffOrderTexts as t } from './staff-order.texts.ts';
import { useStaffOrder } from './use-staff-order.ts';

type StaffOrderScreenProps = {
  account: Account;
  board: { apply: (order: ManagedOrder) => void };
  isOpen: boolean;
  onClose: () => void;
};
type Chosen = { dish: OrderableDish; line: DraftLine };

const firstLine = ({ id, name, sizes }: OrderableDish): DraftLine => ({
  line: 0,
  dishId: id,
  name,
  quantity: 1,
  note: '',
  ...noChoices,
  size: sizes.find((size) => size.isBase)?.name ?? null,
});

/** An order for whoever is at the counter, on the phone, or at a table. */
export const StaffOrderScreen = ({ account, board, isOpen, onClose }: StaffOrderScreenProps) => {
  const text = useText();
  const [step, setStep] = useState<'menu' | 'details'>('menu');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const order = useStaffOrder(account._id, (taken) => {
    board.apply(taken);
    onClose();
  });
  const { cart, setCart, menu } = order;
  const count = cartCount(cart);

  const add = (dish: OrderableDish, { size, customizations, quantity, note }: DraftLine) => {
    const line = cartLineFor(dish, { size, customizations }, quantity, note);
    if (line) setCart(addToCart(cart, line));
    setChosen(null);
  };
  const pick = (dish: OrderableDish) =>
    needsChoosing(dish) ? setChosen({ dish, line: firstLine(dish) }) : add(dish, firstLine(dish));
  const countOf = (dishId: string) => cartCount(cart.filter(({ realDishId }) => realDishId === dishId));

  const shared = {
    open: true,
    onOpenChange: onClose,
    size: 'large',
    closesOnOutsideClick: count === 0,
  } as const;
  if (!isOpen) {
    return (
      <Dialog {...shared} title={text(t.title)}>
        <EmptyState icon={<ChefHat />} title={text(t.closed)}>
          {text(t.closedHint)}
        </EmptyState>
      </Dialog>
    );
  }
  if (chosen) {
    return (
      <Dialog
        {...shared}
        closesOnOutsideClick={false}
        onOpenChange={() => setChosen(null)}
        title={<bdi>{chosen.dish.name}</bdi>}
        footer={
          <>
            <Button variant="secondary" onClick={() => setChosen(null)}>
              {text(t.back)}
            </Button>
            <Button
              disabled={!isComplete(chosen.dish, chosen.line)}
              icon={<Plus aria-hidden="true" className="size-5" />}
              onClick={() => add(chosen.dish, chosen.line)}
            >
              {text(t.add)}
            </Button>
          </>
        }
      >
        <EditLine
          line={chosen.line}
          dish={chosen.dish}
          problems={[]}
          avoided={undefined}
          canRemove={false}
          onChange={(line) => setChosen({ ...chosen, line })}
          onRemove={() => setChosen(null)}
        />
      </Dialog>
    );
  }
  if (step === 'details' && menu && count > 0) {
    return (
      <Dialog
        {...shared}
        title={text(t.title)}
        footer={
          <>
            <Button variant="secondary" disabled={order.working} onClick={() => setStep('menu')}>
              {text(t.back)}
            </Button>
            <Button
              loading={order.working}
              icon={<CookingPot aria-hidden="true" className="size-5" />}
              onClick={() => void order.send()}
            >
              {text(t.send)}
            </Button>
          </>
        }
      >
        {order.failure && <Alert className="mb-4">{order.failure}</Alert>}
        <DetailsStep order={order} tables={menu.tables} />
      </Dialog>
    );
  }
  return (
    <Dialog
      {...shared}
      title={text(t.title)}
      footer={
        count > 0 && (
          <Button size="large" fullWidth onClick={() => setStep('details')}>
            {text(t.next, { count })}
          </Button>
        )
      }
    >
      {order.failure && <Alert className="mb-4">{order.failure}</Alert>}
      {order.menuFailed && (
        <Alert className="mb-4" action={<Button onClick={order.readMenu}>{text(t.retry)}</Button>}>
          {text(t.loadFailed)}
        </Alert>
      )}
      {!menu && !order.menuFailed && (
        <SkeletonRegion className="grid gap-2 sm:grid-cols-2">
          <Skeleton className="h-14 rounded-card" />
          <Skeleton className="h-14 rounded-card" />
          <Skeleton className="h-14 rounded-card" />
        </SkeletonRegion>
      )}
      {menu && <MenuStep sections={menu.sections} countOf={countOf} onPick={pick} />}
    </Dialog>
  );
};
