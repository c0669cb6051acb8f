import { z } from 'zod';
import { account, weakPasswords } from '../accounts/accounts.contract.ts';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { signUpFields } from '../security/account-fields.ts';
import { dateTime, id } from '../values/wire.ts';

const keepBody = z.object(signUpFields);
export type KeepIt = z.output<typeof keepBody>;

export const trialContract = contract({
  tryEvening: endpoint({
    method: 'POST',
    path: '/try',
    access: 'off-station',
    summary:
      'Make a restaurant to try, with a menu and an open shift, and sign in to it. It is deleted after a day.',
    response: z.object({ userId: id, throwAwayAt: dateTime }),
    status: 201,
    refusals: { try_not_offered: noDetails, try_later: noDetails, already_signed_in: noDetails },
  }),
  attendTry: endpoint({
    method: 'POST',
    path: '/try/attend',
    access: 'owner',
    summary: 'Somebody looks at the board of a restaurant to try: made-up guests go on coming for a while.',
    response: z.object({ throwAwayAt: dateTime }),
    refusals: { not_found: noDetails },
  }),
  keepIt: endpoint({
    method: 'POST',
    path: '/try/keep',
    access: 'owner',
    summary:
      'Make the restaurant that was tried an account. Its menu stays; its shifts and orders are deleted.',
    body: keepBody,
    response: account,
    refusals: { not_found: noDetails, email_in_use: noDetails, ...weakPasswords },
  }),
});
