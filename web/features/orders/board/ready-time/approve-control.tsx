import { Check } from 'lucide-react';
import { useState } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { readyTimeStep, within } from '#core/ready-time/promised-minutes.ts';
import { nextStepMark } from '#web/lib/browser/focus-next-step.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { AllergyQuestion, useAllergyQuestion } from '../allergy/use-allergy-question.tsx';
import { readyTimeTexts as t } from './ready-time.texts.ts';

type ApproveControlProps = {
  order: ManagedOrder;
  /** Minutes. */
  proposed: number;
  /** For the screen reader, where several orders are side by side. */
  orderLabel: string;
  onApprove: (details: { promisedMinutes: number; allergySeen?: true }) => void;
};

/** One tap approves with the time on the button, after one more for an allergy note; the buttons beside it choose another. */
export const ApproveControl = ({ order, proposed, orderLabel, onApprove }: ApproveControlProps) => {
  const text = useText();
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = chosen ?? proposed;
  const step = (by: number) => setChosen(within(minutes + by));
  const label = text(t.approveIn, { minutes });
  const question = useAllergyQuestion(order);
  const approved = { promisedMinutes: minutes };
  if (question.isOpen)
    return (
      <AllergyQuestion
        order={order}
        approveLabel={label}
        orderLabel={orderLabel}
        onSeen={() => onApprove({ ...approved, allergySeen: true })}
        onBack={question.leave}
      />
    );
  return (
    <div className="z-10 flex flex-wrap justify-between gap-1.5">
      <IconButton
        label={`${text(t.sooner)}: ${orderLabel}`}
        icon={<Step sign="−" />}
        tone="outlined"
        tooltip={false}
        className="max-sm:size-12"
        onClick={() => step(-readyTimeStep)}
      />
      <Button
        {...nextStepMark}
        aria-label={`${label}: ${orderLabel}`}
        icon={<Check aria-hidden="true" className="size-5" />}
        // Where letters are large it has a line of its own.
        className="@max-[15rem]:-order-1 min-w-0 flex-1 @max-[15rem]:basis-full px-2 tabular-nums max-sm:h-12 sm:text-lg"
        autoFocus={question.takesFocus}
        onClick={() => (question.isNeeded ? question.open() : onApprove(approved))}
      >
        {label}
      </Button>
      <IconButton
        label={`${text(t.later)}: ${orderLabel}`}
        icon={<Step sign="+" />}
        tone="outlined"
        tooltip={false}
        className="max-sm:size-12"
        onClick={() => step(readyTimeStep)}
      />
    </div>
  );
};

/** With its number: a bare sign beside dishes would be read as a quantity. */
const Step = ({ sign }: { sign: '−' | '+' }) => (
  <bdi dir="ltr" className="font-semibold tabular-nums">
    {sign}
    {readyTimeStep}
  </bdi>
);
