import { signInTexts as t } from '#web/lib/texts/sign-in.texts.ts';

/** The schema says what is wrong; this says it in the user's language. */
export const fieldProblem = (name: string, typed: string, code: string) => {
  if (typed.trim() === '') return t.fieldRequired;
  if (code === 'too_small' && /password/i.test(name)) return t.passwordTooShort;
  if (code === 'too_big') return t.tooLong;
  return name === 'email' ? t.emailInvalid : t.invalid;
};

export type Problem = ReturnType<typeof fieldProblem>;
