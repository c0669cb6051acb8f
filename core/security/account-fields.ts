import * as z from 'zod/mini';
import { limits } from '../values/limits.ts';
import { cleanLine } from '../values/typed-text.ts';

/*
 * What people type about themselves, checked by the same rules in the form and on the server. In zod's small dialect:
 * these are the only schemas that travel to the browser.
 */
const name = z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(limits.name));
const email = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(limits.email)), z.email());

/** A password that is checked, not set: any length up to the maximum, so that old rules never lock anyone out. */
export const passwordInput = z.string().check(z.minLength(1), z.maxLength(limits.passwordMax));
/** From the authenticator app, or a recovery code; spaces are allowed. */
export const codeInput = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
export const newPassword = z.string().check(z.minLength(limits.passwordMin), z.maxLength(limits.passwordMax));

export const nameFields = { firstName: name, lastName: name };
export const signUpFields = { ...nameFields, restaurantName: name, email, password: newPassword };
export const logInFields = { email, password: passwordInput };
/** Asked for in a second step, where the account has a second factor. */
export const codeFields = { code: codeInput };
/** Before that, it is not there. */
export const noCodeFields = { code: z.string() };
export const emailFields = { email, password: passwordInput };
export const passwordFields = { currentPassword: passwordInput, newPassword };
export const forgotFields = { email };
/** Compared after the schema: a difference is only worth telling when the password itself is fine. */
export const resetFields = { password: newPassword, confirmation: z.string() };
