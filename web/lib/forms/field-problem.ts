import type { FieldError } from 'react-hook-form';
import { signInTexts as t } from '#core/i18n/texts/sign-in.texts.ts';

/** The schema says what is wrong; the reader hears it in their language. */
export const problemText = (name: string, value: unknown, error: FieldError) => {
  if (value === undefined || value === null || String(value).trim() === '') return t.fieldRequired;
  if (error.type === 'too_small' && /password/i.test(name)) return t.passwordTooShort;
  if (error.type === 'too_big') return t.tooLong;
  return name === 'email' ? t.emailInvalid : t.invalid;
};
