import { BadgeCheck, Ban, Check, CookingPot, HandCoins, type LucideIcon, X } from 'lucide-react';
import type { Move } from '#core/orders/order-lifecycle.ts';
import { nextStepMark } from '#web/lib/browser/focus-next-step.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { moveTexts } from '#web/lib/texts/order-manager.texts.ts';
import { Button, type ButtonProps } from '#web/ui/action/button.tsx';

const icons: Record<Move, LucideIcon> = {
  approve: Check,
  reject: X,
  markReady: CookingPot,
  markPaid: HandCoins,
  confirmPaid: BadgeCheck,
  cancel: Ban,
};

type MoveButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'className'> & {
  move: Move;
  /** In place of the move's own label. */
  label?: string;
  /** On a card: for the screen reader, as several orders are side by side. */
  orderLabel?: string;
  /** It comes back in the place of a question. */
  takesFocus?: boolean;
  onPress: () => void;
};

export const MoveButton = ({
  move,
  label: ownLabel,
  orderLabel,
  takesFocus = false,
  onPress,
  ...style
}: MoveButtonProps) => {
  const text = useText();
  const Icon = icons[move];
  const label = ownLabel ?? text(moveTexts[move]);
  return (
    <Button
      {...style}
      {...(orderLabel && nextStepMark)}
      aria-label={orderLabel && `${label}: ${orderLabel}`}
      autoFocus={takesFocus}
      icon={<Icon aria-hidden="true" className="size-5" />}
      onClick={onPress}
    >
      {label}
    </Button>
  );
};
