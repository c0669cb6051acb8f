import { Refusal } from '#core/refusal.ts';
import { isRun, type KnownOfOwner, listedForms, saysWhoseItIs } from '#core/security/password-rules.ts';

/** Loaded lazily, with the first new password: processes that only serve guests never need it. */
const readLeaked = async (): Promise<readonly string[]> =>
  (await import('@zxcvbn-ts/language-common')).dictionary['passwords-common'];

/** Checked only when a password is set: accounts that already have a weak one can still log in. */
export const requireGoodPassword = async (password: string, owner: KnownOfOwner): Promise<void> => {
  if (saysWhoseItIs(password, owner)) throw new Refusal('personal_password');
  const leaked = await readLeaked();
  if (isRun(password) || listedForms(password).some((form) => leaked.includes(form)))
    throw new Refusal('common_password');
};
