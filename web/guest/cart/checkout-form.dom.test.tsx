import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { agorot } from '#core/values/money.ts';
import { buildLine } from '../testing/build-dish.ts';
import { renderForGuest } from '../testing/render-for-guest.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutMessage } from './checkout-message.tsx';
import type { CheckoutForm as Form } from './checkout-rules.ts';

const empty: Form = { name: '', phone: '', table: null, remember: false };

type FilledProps = { at?: Form; tables?: readonly number[]; showProblems?: boolean };
let written: Form = empty;
const Filled = ({ at = empty, tables = [], showProblems = false }: FilledProps) => {
  const [form, setForm] = useState(at);
  written = form;
  return (
    <CheckoutForm
      form={form}
      tables={tables}
      showProblems={showProblems}
      onChange={(part) => setForm((current) => ({ ...current, ...part }))}
    />
  );
};

describe('the checkout form', () => {
  it('takes digits alone as a phone, ten of them', async () => {
    const { user, getByRole } = renderForGuest(<Filled />);
    await user.type(getByRole('textbox', { name: /Phone/ }), '+972 (50) 123-4567 89');
    expect(written.phone).toBe('9725012345');
  });

  it('begins with the name, unless the guest is known already', () => {
    const { unmount, getByRole } = renderForGuest(<Filled />);
    expect(document.activeElement).toBe(getByRole('textbox', { name: 'Full name' }));
    unmount();
    renderForGuest(<Filled at={{ ...empty, name: 'Noa', phone: '0501234567' }} />);
    expect(document.activeElement).toBe(document.body);
  });

  it('outlines exactly what is missing and brings the guest to the first of it', () => {
    const { rerender, getByRole } = renderForGuest(<Filled at={{ ...empty, name: 'Noa' }} />);
    const name = getByRole('textbox', { name: 'Full name' });
    const phone = getByRole('textbox', { name: /Phone/ });
    expect(phone.getAttribute('aria-invalid')).toBe('false');
    rerender(<Filled showProblems />);
    expect([name, phone].map((field) => field.getAttribute('aria-invalid'))).toEqual(['false', 'true']);
    expect(document.activeElement).toBe(phone);
  });

  it('offers the tables there are, and none where there are none', async () => {
    const { user, getByRole, getAllByRole, unmount, queryByRole } = renderForGuest(
      <Filled tables={[1, 2, 3]} />,
    );
    expect(getAllByRole('option').map((option) => option.textContent)).toEqual(['No table', '1', '2', '3']);
    await user.selectOptions(getByRole('combobox', { name: 'Table' }), '2');
    expect(written.table).toBe(2);
    await user.selectOptions(getByRole('combobox', { name: 'Table' }), 'No table');
    expect(written.table).toBeNull();
    unmount();
    renderForGuest(<Filled tables={[]} />);
    expect(queryByRole('combobox')).toBeNull();
  });

  it('remembers nobody who did not ask for it', async () => {
    const { user, getByRole } = renderForGuest(<Filled />);
    expect(written.remember).toBe(false);
    await user.click(getByRole('checkbox', { name: 'Remember my details on this device' }));
    expect(written.remember).toBe(true);
  });
});

describe('the message beside the button', () => {
  const cart = [buildLine()];
  const reassurance = 'Your order is kept here. It is safe to try again: it will not be sent twice.';

  it.each([
    ['incomplete', 'you did not fill in all the details'],
    ['closed', 'no open shift right now, please try later'],
    ['shift-unknown', `problem getting shift data, please try again${reassurance}`],
    ['offline', `No connection. Check it and try again.${reassurance}`],
    ['already-sent', 'the order was already sent earlier'],
    ['failed', `there was an error sending the order${reassurance}`],
  ] as const)('says of %s: %s', (kind, sentence) => {
    const { getByRole } = renderForGuest(
      <CheckoutMessage timeZone="Asia/Jerusalem" message={{ kind }} cart={cart} />,
    );
    expect(getByRole('alert').textContent).toBe(sentence);
  });

  it('names the new total', () => {
    const { getByRole } = renderForGuest(
      <CheckoutMessage
        timeZone="Asia/Jerusalem"
        message={{ kind: 'price-changed', total: agorot(1250) }}
        cart={cart}
      />,
    );
    expect(getByRole('alert').textContent).toBe('The new total is ₪12.50.');
  });

  it('names refused dishes that are still in the cart, each once, and is silent about others', () => {
    const refused = (...dishIds: string[]) => ({
      kind: 'refused' as const,
      problems: dishIds.map((dishId, line) => ({
        line,
        dishId,
        name: 'Soda',
        why: 'dish_unavailable' as const,
      })),
    });
    const { getByRole, queryByRole, rerender } = renderForGuest(
      <CheckoutMessage
        timeZone="Asia/Jerusalem"
        message={refused('b'.repeat(24), 'b'.repeat(24))}
        cart={[...cart, buildLine(undefined, 1, 'cold')]}
      />,
    );
    expect(getByRole('alert').textContent).toBe('Soda cannot be ordered as chosen.');
    rerender(<CheckoutMessage timeZone="Asia/Jerusalem" message={refused('f'.repeat(24))} cart={cart} />);
    expect(queryByRole('alert')).toBeNull();
  });

  it('says when a dish is served that is not served now', () => {
    const problem = {
      line: 0,
      dishId: 'b'.repeat(24),
      name: 'Soda',
      servedAgainAt: '2020-01-01T06:00:00.000Z',
    };
    const { getByRole } = renderForGuest(
      <CheckoutMessage
        timeZone="Asia/Jerusalem"
        message={{ kind: 'refused', problems: [{ ...problem, why: 'dish_not_served' }] }}
        cart={cart}
      />,
    );
    const said = getByRole('alert').textContent?.replace(/[\u2066\u2069]/g, '');
    expect(said).toBe('Soda is not served at this hour. You can order it today from 08:00.');
  });
});
