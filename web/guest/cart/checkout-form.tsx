import { useEffect, useRef } from 'react';
import { orderLimits } from '#core/values/order-limits.ts';
import { useText } from '../language/guest-language.tsx';
import { qrTexts } from '../qr/qr.texts.ts';
import { checkoutTexts } from '../texts/order.texts.ts';
import { digitsOnly, type CheckoutForm as Form, problemsIn } from './checkout-rules.ts';

type CheckoutFormProps = {
  form: Form;
  tables: readonly number[];
  /** The others are named by scanning the code on them. */
  namesAllTables?: boolean;
  showProblems: boolean;
  onChange: (part: Partial<Form>) => void;
};

export const CheckoutForm = ({
  form,
  tables,
  namesAllTables = true,
  showProblems,
  onChange,
}: CheckoutFormProps) => {
  const t = useText();
  const problems = problemsIn(form);
  const nameField = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);

  // The form opens below the lines, often out of sight.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'end' });
    if (!nameField.current?.value) nameField.current?.focus({ preventScroll: true });
  }, []);

  // Missing input may be below the lines too.
  useEffect(() => {
    if (showProblems) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [showProblems]);

  return (
    <div className="checkout" ref={box}>
      <label className="field">
        <span>{t(checkoutTexts.name)}</span>
        <input
          ref={nameField}
          name="name"
          autoComplete="name"
          value={form.name}
          maxLength={orderLimits.personName}
          required
          aria-invalid={showProblems && problems.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </label>
      <label className="field">
        <span>
          {t(checkoutTexts.phone)} <small>{t(checkoutTexts.phoneHint)}</small>
        </span>
        <input
          name="tel"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          dir="ltr"
          value={form.phone}
          required
          aria-invalid={showProblems && problems.phone}
          onChange={(event) => onChange({ phone: digitsOnly(event.target.value) })}
        />
      </label>
      <small className="phone-use">
        {t(checkoutTexts.phoneUse)}{' '}
        <a href="/privacy" target="_blank" rel="noopener">
          {t(checkoutTexts.privacy)}
        </a>
      </small>
      {tables.length > 0 && (
        <label className="field">
          <span>{t(checkoutTexts.table)}</span>
          <select
            value={form.table ?? ''}
            onChange={(event) => onChange({ table: event.target.value ? Number(event.target.value) : null })}
          >
            <option value="">{t(checkoutTexts.noTable)}</option>
            {tables.map((table) => (
              <option key={table} value={table}>
                {table}
              </option>
            ))}
          </select>
        </label>
      )}
      {!namesAllTables && <small className="phone-use">{t(qrTexts.scanToName)}</small>}
      <label className="option field">
        <input
          type="checkbox"
          checked={form.remember}
          onChange={(event) => onChange({ remember: event.target.checked })}
        />
        <span>{t(checkoutTexts.remember)}</span>
      </label>
    </div>
  );
};
