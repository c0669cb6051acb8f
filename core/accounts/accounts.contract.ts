import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { dateTime, done, id, idParams, nothing } from '../values/wire.ts';
import {
  emailFields,
  forgotFields,
  givenPassword,
  logInFields,
  nameFields,
  newPassword,
  passwordFields,
  signUpFields,
} from './account-fields.ts';
import { plans } from './plans.ts';

export const plan = z.enum(plans);

const account = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  restaurantName: z.string(),
  email: z.string(),
  plan,
  activeMenu: id.nullable(),
  trialEndsAt: dateTime,
});
export type Account = z.output<typeof account>;

const signUpBody = z.object({ ...signUpFields, plan });
export type SignUp = z.output<typeof signUpBody>;

export const accountsContract = contract({
  getMe: endpoint({
    method: 'GET',
    path: '/users/me',
    access: 'owner',
    summary: 'The signed-in owner.',
    response: account,
  }),
  signUp: endpoint({
    method: 'POST',
    path: '/users',
    access: 'public',
    summary: 'Create an account, start its trial and sign in.',
    body: signUpBody,
    response: account,
    status: 201,
    refusals: { email_in_use: noDetails },
  }),
  logIn: endpoint({
    method: 'POST',
    path: '/users/login',
    access: 'public',
    summary: 'Sign in; the session travels in an httpOnly cookie.',
    body: z.object(logInFields),
    response: z.object({ userId: id }),
    refusals: { bad_credentials: noDetails },
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/users/logout',
    access: 'public',
    summary: 'End this session. Harmless without one.',
    response: nothing,
  }),
  verifyPassword: endpoint({
    method: 'POST',
    path: '/users/verify-password',
    access: 'owner',
    summary: 'Confirm the password; opens a five-minute window for this session.',
    body: z.object({ password: givenPassword }),
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
    summary: 'Set a new password with a mailed token; ends every session of the account.',
    body: z.object({ token: z.string().trim().min(1).max(200), newPassword }),
    response: done,
    refusals: { reset_link_invalid: noDetails },
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
    summary: 'Change the address one signs in with; reset links that were mailed before stop working.',
    body: z.object(emailFields),
    response: account,
    refusals: { wrong_password: noDetails, email_in_use: noDetails },
  }),
  changePassword: endpoint({
    method: 'PUT',
    path: '/users/me/password',
    access: 'owner',
    summary: 'Change the password; ends every other session.',
    body: z.object(passwordFields),
    response: done,
    refusals: { wrong_password: noDetails },
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
    access: 'owner',
    summary: "Everything of the owner's as one ZIP archive; docs/data-export.md describes it.",
    response: 'archive',
    refusals: { not_found: noDetails },
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/users/me',
    access: 'owner',
    summary: 'Delete the account and everything in it, for good.',
    body: z.object({ password: givenPassword }),
    response: done,
    refusals: { wrong_password: noDetails },
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
