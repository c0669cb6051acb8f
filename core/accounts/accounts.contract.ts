import { z } from 'zod';
import {
  codeInput,
  emailFields,
  forgotFields,
  logInFields,
  nameFields,
  newPassword,
  passwordFields,
  passwordInput,
  signUpFields,
} from '#core/security/account-fields.ts';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { stationState } from '../staff/station-shape.ts';
import { dateTime, done, id, idParams, nothing } from '../values/wire.ts';
import { plans } from './plans.ts';

export const plan = z.enum(plans);

export const account = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  restaurantName: z.string(),
  /** The restaurant's, by which its people read every time, wherever they are. */
  timeZone: z.string(),
  email: z.string(),
  /** The address that becomes the one above once its mailed link is opened. */
  pendingEmail: z.string().nullable(),
  plan,
  activeMenu: id.nullable(),
  trialEndsAt: dateTime,
  /** For a trial restaurant: when it is deleted, unless it becomes an account. Until then it has no password. */
  throwAwayAt: dateTime.nullable(),
  /** On a station: its name, its people and who is signed in. The owner's names and addresses are left out then. */
  station: stationState.nullable(),
});
export type Account = z.output<typeof account>;

export const weakPasswords = { common_password: noDetails, personal_password: noDetails };

/** Of an account with a second factor: a code is missing, or is wrong, old or used. */
const secondFactor = { second_factor_required: noDetails, second_factor_wrong: noDetails };
const withCode = { code: z.optional(codeInput) };

const signUpBody = z.object({ ...signUpFields, plan });
export type SignUp = z.output<typeof signUpBody>;

const mailedToken = z.string().trim().min(1).max(200);

export const accountsContract = contract({
  getMe: endpoint({
    method: 'GET',
    path: '/users/me',
    access: 'station',
    summary: 'The signed-in owner; on a station, what its screens need of the account.',
    response: account,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/users',
    access: 'off-station',
    summary: 'Create an account, start its trial and sign in.',
    body: signUpBody,
    response: account,
    status: 201,
    refusals: { email_in_use: noDetails, ...weakPasswords },
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/users/login',
    access: 'off-station',
    summary: 'Sign in; the session travels in an httpOnly cookie.',
    body: z.object({ ...logInFields, ...withCode }),
    response: z.object({ userId: id }),
    refusals: { bad_credentials: noDetails, ...secondFactor },
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/users/logout',
    access: 'off-station',
    summary: 'End this session. Harmless without one.',
    response: nothing,
  }),
  verifyPassword: endpoint({
    method: 'POST',
    path: '/users/verify-password',
    access: 'owner',
    summary: 'Confirm the password; opens a five-minute window for this session.',
    body: z.object({ password: passwordInput }),
    response: z.object({ verifiedUntil: dateTime }),
    refusals: { wrong_password: noDetails },
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/users/forgot-password',
    access: 'public',
    summary: 'Mail a reset link. The answer is the same whether or not the address is known.',
    body: z.object(forgotFields),
    response: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/users/reset-password',
    access: 'public',
    summary: 'Set a new password with a mailed token; ends every session of the account and mails its owner.',
    body: z.object({ token: mailedToken, newPassword }),
    response: done,
    refusals: { reset_link_invalid: noDetails, ...weakPasswords },
  }),
  changeName: endpoint({
    method: 'PATCH',
    path: '/users/me',
    access: 'owner',
    summary: "Change the owner's name.",
    body: z.object(nameFields),
    response: account,
  }),
  changeEmail: endpoint({
    method: 'PUT',
    path: '/users/me/email',
    access: 'owner',
    summary: 'Ask for another address to sign in with; it counts once the link mailed to it is opened.',
    body: z.object({ ...emailFields, ...withCode }),
    response: account,
    refusals: {
      wrong_password: noDetails,
      email_in_use: noDetails,
      keep_it_first: noDetails,
      ...secondFactor,
    },
  }),
  resendEmailLink: endpoint({
    method: 'POST',
    path: '/users/me/email/resend',
    access: 'owner',
    summary: 'Mail a new link to the address that waits for confirmation; the one before stops working.',
    response: account,
    refusals: { no_pending_email: noDetails, email_in_use: noDetails },
  }),
  cancelEmailChange: endpoint({
    method: 'DELETE',
    path: '/users/me/email/pending',
    access: 'owner',
    summary: 'Keep the address as it is; the mailed link stops working.',
    response: account,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/users/me/email/confirm',
    access: 'owner',
    summary:
      'Sign in with the new address from now on. Mails both addresses; reset links mailed before stop working.',
    body: z.object({ token: mailedToken }),
    response: account,
    refusals: { email_link_invalid: noDetails, email_in_use: noDetails },
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/users/me/password',
    access: 'owner',
    summary: 'Change the password; ends every other session and mails the owner.',
    body: z.object({ ...passwordFields, ...withCode }),
    response: done,
    refusals: { wrong_password: noDetails, keep_it_first: noDetails, ...secondFactor, ...weakPasswords },
  }),
  logOutEverywhere: endpoint({
    method: 'POST',
    path: '/users/logout-everywhere',
    access: 'owner',
    summary: 'End every session of the account, this one too.',
    response: nothing,
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/users/me/export',
    access: 'owner+password',
    isHeavy: true,
    summary: "Everything of the owner's as one ZIP archive; docs/data-export.md describes it.",
    response: 'archive',
    refusals: { not_found: noDetails },
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/users/me',
    access: 'owner',
    isHeavy: true,
    summary: 'Delete the account and everything in it, for good.',
    body: z.object({ password: passwordInput }),
    response: done,
    refusals: { wrong_password: noDetails, keep_it_first: noDetails },
  }),
  getPublicProfile: endpoint({
    method: 'GET',
    path: '/users/:id',
    access: 'public',
    summary: 'What anyone may know of an owner.',
    params: idParams,
    response: z.object({ _id: id, plan, restaurantName: z.string() }),
    refusals: { not_found: noDetails },
  }),
});
