import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { dateTime, nothing } from '../values/wire.ts';
import { codeInput } from './account-fields.ts';

const withCode = z.object({ code: codeInput });
/** Displayed once: the server stores only hashes. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorContract = contract({
  getSecondFactor: endpoint({
    method: 'GET',
    path: '/users/me/second-factor',
    access: 'owner',
    summary:
      'Whether log-in asks for a code of an authenticator app too, since when, and how many recovery codes are left.',
    response: z.object({ since: dateTime.nullable(), recoveryCodesLeft: z.number() }),
  }),
  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/users/me/second-factor',
    access: 'owner+password',
    summary: 'A secret for the authenticator app. Nothing is asked for until a first code confirms it.',
    response: z.object({ secret: z.string(), uri: z.string() }),
    refusals: { second_factor_on: noDetails, keep_it_first: noDetails },
  }),
  confirmSecondFactor: endpoint({
    method: 'POST',
    path: '/users/me/second-factor/confirm',
    access: 'owner+password',
    summary:
      'The first code of the app switches it on. Answers the recovery codes, this once; mails the owner.',
    body: withCode,
    response: recoveryCodes,
    refusals: { second_factor_on: noDetails, second_factor_off: noDetails, second_factor_wrong: noDetails },
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/users/me/second-factor/recovery-codes',
    access: 'owner+password',
    summary: 'New recovery codes in place of all there are; mails the owner.',
    body: withCode,
    response: recoveryCodes,
    refusals: { second_factor_off: noDetails, second_factor_wrong: noDetails },
  }),
  endSecondFactor: endpoint({
    method: 'DELETE',
    path: '/users/me/second-factor',
    access: 'owner+password',
    summary: 'Log-in asks for the password alone again; mails the owner.',
    body: withCode,
    response: nothing,
    refusals: { second_factor_off: noDetails, second_factor_wrong: noDetails },
  }),
});
