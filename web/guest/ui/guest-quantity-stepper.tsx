import { orderLimits } from '#core/values/order-limits.ts';
import { useText } from '../language/guest-language.tsx';
import { dishTexts } from '../texts/menu.texts.ts';

type GuestQuantityStepperProps = {
  quantity: number;
  minimum: number;
  maximum?: number;
  /** What is counted, for those who cannot see which line the buttons belong to. */
  label: string;
  onChange: (quantity: number) => void;
};

export const GuestQuantityStepper = ({
  quantity,
  minimum,
  maximum = orderLimits.lineQuantity,
  label,
  onChange,
}: GuestQuantityStepperProps) => {
  const t = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics and its own box to a cart line.
    <div className="stepper" role="group" aria-label={`${t(dishTexts.quantity)}: ${label}`}>
      <button
        type="button"
        className="minus"
        aria-label={t(dishTexts.less)}
        disabled={quantity <= minimum}
        onClick={() => onChange(quantity - 1)}
      />
      <output dir="ltr">{quantity}</output>
      <button
        type="button"
        className="plus"
        aria-label={t(dishTexts.more)}
        disabled={quantity >= maximum}
        onClick={() => onChange(quantity + 1)}
      />
    </div>
  );
};
