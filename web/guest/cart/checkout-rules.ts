import { orderLimits } from '#core/values/order-limits.ts';

export type CheckoutForm = {
  readonly name: string;
  readonly phone: string;
  readonly table: number | null;
  /** Whether this phone may store name and phone number for the next order. */
  readonly remember: boolean;
};

type Person = Pick<CheckoutForm, 'name' | 'phone'>;

export const digitsOnly = (typed: string): string =>
  typed.replace(/\D/g, '').slice(0, orderLimits.phoneDigits);

/** Whatever storage holds: only a valid name and phone number are offered again. */
export const parseRememberedGuest = (text: string | null): Person | null => {
  try {
    const { name, phone } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    const guest = {
      name: String(name ?? '').slice(0, orderLimits.personName),
      phone: digitsOnly(String(phone)),
    };
    return isFilledIn(guest) ? guest : null;
  } catch {
    return null;
  }
};

export type CheckoutProblems = { readonly name: boolean; readonly phone: boolean };
export const problemsIn = (form: Person): CheckoutProblems => ({
  name: form.name.trim() === '',
  phone: form.phone.length !== orderLimits.phoneDigits,
});
export const isFilledIn = (form: Person): boolean => {
  const problems = problemsIn(form);
  return !problems.name && !problems.phone;
};
