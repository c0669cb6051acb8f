import { Check, Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { readyTimeStep, within } from '#core/ready-time/promised-minutes.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { moveTexts } from '#web/lib/texts/order-manager.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { readyTimeTexts as t } from './ready-time.texts.ts';

/** The default when there is no proposal. */
const firstMinutes = 15;

type ApproveControlProps = {
  proposed: number | null;
  /** For the screen reader, where several orders are side by side. */
  orderLabel: string;
  onApprove: (minutes: number | undefined) => void;
};

/** One tap approves with the time on the button; the buttons beside it choose another. */
export const ApproveControl = ({ proposed, orderLabel, onApprove }: ApproveControlProps) => {
  const text = useText();
  const [chosen, setChosen] = useState<number | null>(null);
  const minutes = chosen ?? proposed;
  const step = (by: number) => setChosen(minutes === null ? firstMinutes : within(minutes + by));
  const label = minutes === null ? text(moveTexts.approve) : text(t.approveIn, { minutes });
  return (
    <div className="z-10 flex gap-1.5 max-sm:col-span-3">
      <IconButton
        label={`${text(t.sooner)}: ${orderLabel}`}
        icon={<Minus aria-hidden="true" />}
        tone="outlined"
        tooltip={false}
        className="max-sm:size-12"
        onClick={() => step(-readyTimeStep)}
      />
      <Button
        aria-label={`${label}: ${orderLabel}`}
        icon={<Check aria-hidden="true" className="size-5" />}
        className="min-w-0 flex-1 whitespace-nowrap px-2 tabular-nums max-sm:h-12 sm:text-lg"
        onClick={() => onApprove(minutes ?? undefined)}
      >
        {label}
      </Button>
      <IconButton
        label={`${text(t.later)}: ${orderLabel}`}
        icon={<Plus aria-hidden="true" />}
        tone="outlined"
        tooltip={false}
        className="max-sm:size-12"
        onClick={() => step(readyTimeStep)}
      />
    </div>
  );
};
