import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';
import { limits } from '#core/values/limits.ts';
import { type Agorot, formatPrice } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { statementOfOrder } from '#web/lib/money/statements.ts';
import { Button } from '#web/ui/action/button.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { CheckboxGroup } from '#web/ui/form/checkbox-group.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { RadioGroup } from '#web/ui/form/radio-group.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { StepFooter } from '../bill/step-footer.tsx';
import type { Bill } from '../bill/use-bill.ts';
import { Unanswered } from '../unanswered/unanswered.tsx';
import { visitsTexts } from '../visits.texts.ts';
import { KindButtons } from './kind-buttons.tsx';
import { payTexts as t } from './pay.texts.ts';
import { ShareList } from './share-list.tsx';
import type { PaymentInHand } from './use-payment.ts';
import type { Split } from './use-split.ts';
import { owedOfAll, owingOrders, type PayMode, payModes, typedAmount } from './what-is-paid.ts';

const modeTexts = { all: t.all, split: t.split, orders: t.someOrders, amount: t.amount } as const;

type PayStepProps = {
  bill: Bill;
  payment: PaymentInHand;
  split: Split;
  onBack: () => void;
};

/** What is paid, by whom, and with one tap how. */
export const PayStep = ({ bill, payment, split, onBack }: PayStepProps) => {
  const text = useText();
  const owing = owingOrders(bill.orders);
  const [mode, setMode] = useState<PayMode>(split.plan.taken > 0 ? 'split' : 'all');
  const [chosen, setChosen] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  const [payerName, setPayerName] = useState('');
  const [problem, setProblem] = useState('');

  const isSplit = mode === 'split';
  const paidFor = mode === 'orders' ? owing.filter(({ _id }) => chosen.includes(_id)) : owing;
  const amount: Agorot | null = mode === 'amount' ? typedAmount(typed) : owedOfAll(paidFor);
  const busyKindOf = (wanted: Agorot): PaymentKind | null =>
    payment.working?.amount === wanted ? payment.working.kind : null;

  /** What is missing before it can be taken. */
  const problemOf = (): string => {
    if (mode === 'orders' && paidFor.length === 0) return text(t.ordersMissing);
    if (amount === null) return text(t.amountMissing);
    if (amount > bill.owed) return text(t.amountTooMuch, { amount: formatPrice(bill.owed) });
    return '';
  };
  const send = (kind: PaymentKind, wanted: Agorot, isShare: boolean) => {
    if (isShare) split.begin();
    payment.take({
      kind,
      orderIds: paidFor.map(({ _id }) => _id),
      amount: wanted,
      payerName: payerName.trim(),
      isShare,
    });
    if (isShare) setPayerName('');
  };
  const take = (kind: PaymentKind) => {
    const found = problemOf();
    setProblem(found);
    if (!found && amount !== null) send(kind, amount, false);
  };
  const isWaiting = payment.working !== null || payment.unsettled !== null;

  return (
    <div className="flex flex-col gap-4">
      <p className="text-lg">
        {text(visitsTexts.owed)} <Price agorot={bill.owed} className="font-semibold" />
      </p>
      <Unanswered payment={payment} />
      {payment.failure && <Alert>{payment.failure}</Alert>}
      <RadioGroup
        label={text(t.what)}
        variant="pairs"
        options={payModes
          // A single order has no others to choose from.
          .filter((each) => each !== 'orders' || owing.length > 1)
          .map((value) => ({ value, label: text(modeTexts[value]) }))}
        value={mode}
        onValueChange={(next) => {
          setProblem('');
          setMode(next);
        }}
      />
      {mode === 'orders' && (
        <CheckboxGroup
          label={text(t.chooseOrders)}
          error={problem}
          options={owing.map((order) => ({
            value: order._id,
            label: text(t.orderOf, { number: order.displayOrderNumber, name: order.customerName || '—' }),
            aside: <Price agorot={statementOfOrder(order).owed} className="font-medium" />,
          }))}
          value={chosen}
          onValueChange={(next) => {
            setProblem('');
            setChosen(next);
          }}
        />
      )}
      {mode === 'amount' && (
        <Field label={text(t.howMuch)} error={problem}>
          <NumberInput
            lead="₪"
            step="any"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setProblem('');
              setTyped(event.target.value);
            }}
          />
        </Field>
      )}
      {isSplit && (
        <ShareList
          split={split}
          isDisabled={isWaiting}
          busyKindOf={busyKindOf}
          onTake={(kind, share) => send(kind, share, true)}
        />
      )}
      <Field label={text(t.payer)} optional>
        <TextInput
          value={payerName}
          maxLength={limits.personName}
          autoComplete="off"
          onChange={(event) => setPayerName(event.target.value)}
        />
      </Field>
      <StepFooter>
        <Button
          variant="ghost"
          className="sm:me-auto"
          icon={<FlipIcon icon={ArrowLeft} className="size-4.5" />}
          onClick={onBack}
        >
          {text(visitsTexts.back)}
        </Button>
        {!isSplit && (
          <>
            <div className="w-full min-w-0 sm:order-2">
              <KindButtons
                amount={amount ?? bill.owed}
                busyKind={amount === null ? null : busyKindOf(amount)}
                isDisabled={isWaiting}
                onTake={take}
              />
            </div>
            <p className={amount ? 'font-medium' : 'text-ink-2'}>
              {amount
                ? text(t.payWith, { amount: formatPrice(amount) })
                : text(mode === 'amount' ? t.amountMissing : t.ordersMissing)}
            </p>
          </>
        )}
      </StepFooter>
    </div>
  );
};
