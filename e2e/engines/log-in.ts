import type { APIRequestContext } from '@playwright/test';
import type { Translate } from '#core/i18n/text.ts';
import { signInTexts } from '#web/lib/texts/sign-in.texts.ts';
import { ownerPassword } from '../support/owner.ts';
import type { Person } from './person.ts';

/** On screen, as the owner whose restaurant was made by these calls. */
export const logIn = async (person: Person, t: Translate, calls: APIRequestContext): Promise<void> => {
  const { email } = await (await calls.get('/api/users/me')).json();
  await person.open('/login');
  await person.fill(t(signInTexts.email), email);
  await person.fill(t(signInTexts.password), ownerPassword);
  await person.press('button', t(signInTexts.logIn));
  await person.arriveAt('/dashboard');
};
