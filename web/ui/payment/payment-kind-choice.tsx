import { paymentKindTexts } from '#core/payments/payment-kind.texts.ts';
import { type PaymentKind, paymentKinds } from '#core/payments/payment-kinds.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { paymentChoiceTexts } from '#web/lib/texts/payment.texts.ts';
import { RadioGroup } from '../form/radio-group.tsx';

type PaymentKindChoiceProps = {
  /** Null while nobody said: then it counts as another kind. */
  value: PaymentKind | null;
  onChoose: (kind: PaymentKind) => void;
};

/** How money came in, for whoever wants it in the sums of the evening. */
export const PaymentKindChoice = ({ value, onChoose }: PaymentKindChoiceProps) => {
  const text = useText();
  return (
    <RadioGroup
      label={text(paymentChoiceTexts.howPaid)}
      hint={text(paymentChoiceTexts.hint)}
      variant="pairs"
      options={paymentKinds.map((kind) => ({ value: kind, label: text(paymentKindTexts[kind]) }))}
      value={value}
      onValueChange={onChoose}
    />
  );
};
