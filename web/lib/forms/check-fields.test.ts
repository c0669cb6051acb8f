import { describe, expect, it } from 'vitest';
import { passwordFields, signUpFields } from '#core/security/account-fields.ts';
import { limits } from '#core/values/limits.ts';
import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';
import { checkFields } from './check-fields.ts';

const complete = {
  firstName: ' Noa ',
  lastName: 'Levi',
  restaurantName: 'Palm',
  email: ' Noa@Example.COM ',
  password: ' long enough ',
};
const check = (typed: Record<string, string>) => checkFields(signUpFields, (name) => typed[name] ?? '');

describe('the fields of a form', () => {
  it('are read as the server reads them, and a password is left as it is', () => {
    expect(check(complete)).toEqual({
      problems: {},
      values: { ...complete, firstName: 'Noa', email: 'noa@example.com' },
    });
  });

  it('are required, spaces being nothing', () => {
    expect(check({ ...complete, firstName: '  ', email: '', password: '' }).problems).toEqual({
      firstName: t.fieldRequired,
      email: t.fieldRequired,
      password: t.fieldRequired,
    });
  });

  it('say what is wrong with them', () => {
    const tooLong = 'x'.repeat(limits.name + 1);
    expect(check({ ...complete, lastName: tooLong, email: 'noa@', password: 'short' }).problems).toEqual({
      lastName: t.tooLong,
      email: t.emailInvalid,
      password: t.passwordTooShort,
    });
  });

  it('take an old password of any length', () => {
    const typed = { currentPassword: 'x', newPassword: 'x' };
    expect(checkFields(passwordFields, (name) => typed[name as keyof typeof typed]).problems).toEqual({
      newPassword: t.passwordTooShort,
    });
  });
});
