import { type CallPayment, callPayments } from '#core/calls/call-kinds.ts';
import { mostPayers } from '#core/calls/call-rules.ts';
import { useText } from '../language/guest-language.tsx';
import { GuestQuantityStepper } from '../ui/guest-quantity-stepper.tsx';
import { callsTexts as texts } from './calls.texts.ts';

export type BillWish = { readonly payment: CallPayment | null; readonly payers: number };

type BillFieldsProps = BillWish & { onChange: (wish: BillWish) => void };

/** How a table will pay, and how many of it. */
export const BillFields = ({ payment, payers, onChange }: BillFieldsProps) => {
  const t = useText();
  return (
    <>
      <fieldset className="group">
        <legend>{t(texts.how)}</legend>
        <div className="sizes">
          {callPayments.map((each) => (
            <button
              key={each}
              type="button"
              className="size"
              aria-pressed={payment === each}
              onClick={() => onChange({ payers, payment: payment === each ? null : each })}
            >
              {t(texts[each])}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="group option">
        <span>{t(texts.howMany)}</span>
        <GuestQuantityStepper
          quantity={payers}
          minimum={1}
          maximum={mostPayers}
          label={t(texts.howMany)}
          onChange={(count) => onChange({ payment, payers: count })}
        />
      </div>
    </>
  );
};
