import { limits } from '#core/kit/limits.ts';

export type CheckoutForm = { readonly name: string; readonly phone: string; readonly table: number | null };

export const digitsOnly = (typed: string): string => typed.replace(/\D/g, '').slice(0, limits.phoneDigits);

export type CheckoutProblems = { readonly name: boolean; readonly phone: boolean };
export const problemsIn = (form: CheckoutForm): CheckoutProblems => ({
  name: form.name.trim() === '',
  phone: form.phone.length !== limits.phoneDigits,
});
export const isFilledIn = (form: CheckoutForm): boolean => {
  const problems = problemsIn(form);
  return !problems.name && !problems.phone;
};

/** The table of the code that was scanned (`?table=5`), if the restaurant has it. */
export const tableFromAddress = (search: string, tables: number): number | null => {
  const given = new URLSearchParams(search).get('table') ?? '';
  const table = /^\d{1,4}$/.test(given) ? Number(given) : 0;
  return table >= 1 && table <= tables ? table : null;
};
