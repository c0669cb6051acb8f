import { ChefHat, CookingPot, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import { addToCart, cartCount, cartLineFor } from '#core/orders/cart/cart.ts';
import { isComplete, needsChoosing, type OrderableDish } from '#core/orders/lines/choices.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Name } from '#web/ui/content/name.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { dishChoiceTexts } from '../dish-choice/dish-choice.texts.ts';
import { MenuChoice } from '../dish-choice/menu-choice.tsx';
import { type DraftLine, firstLine } from '../edit/edit-draft.ts';
import { EditLine } from '../edit/edit-line.tsx';
import { DetailsStep } from './details-step.tsx';
import { staffOrderTexts as t } from './staff-order.texts.ts';
import { useStaffOrder } from './use-staff-order.ts';

type StaffOrderScreenProps = {
  account: Account;
  board: { apply: (order: ManagedOrder) => void };
  isOpen: boolean;
  onClose: () => void;
};
type Chosen = { dish: OrderableDish; line: DraftLine };

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

  const add = (dish: OrderableDish, { size, customizations, quantity, note, isAllergyNote }: DraftLine) => {
    const line = cartLineFor(dish, { size, customizations }, quantity, note, isAllergyNote);
    if (line) setCart(addToCart(cart, line));
    setChosen(null);
  };
  const pick = (dish: OrderableDish) =>
    needsChoosing(dish) ? setChosen({ dish, line: firstLine(dish, 0) }) : add(dish, firstLine(dish, 0));
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
        title={<Name>{chosen.dish.name}</Name>}
        footer={
          <>
            <Button variant="secondary" onClick={() => setChosen(null)}>
              {text(dishChoiceTexts.back)}
            </Button>
            <Button
              disabled={!isComplete(chosen.dish, chosen.line)}
              icon={<Plus aria-hidden="true" className="size-5" />}
              onClick={() => add(chosen.dish, chosen.line)}
            >
              {text(dishChoiceTexts.add)}
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
              {text(dishChoiceTexts.back)}
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
      <MenuChoice
        menu={menu}
        hasFailed={order.menuFailed}
        onRetry={order.readMenu}
        countOf={countOf}
        onPick={pick}
      />
    </Dialog>
  );
};
