import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { guestLanguage } from '../menus/translations/translations.contract.ts';
import { id, secret } from '../values/wire.ts';
import { readyStages } from './ready-stage.ts';

/** Everything that a public screen may display of an order. */
const readyOrder = z.object({
  _id: id,
  number: z.number(),
  /** In the language of the guest who waits for it. */
  word: z.string(),
  language: guestLanguage,
  stage: z.enum(readyStages),
  revision: z.number(),
});
export type ReadyOrder = z.output<typeof readyOrder>;

const readySnapshot = z.object({
  restaurantName: z.string(),
  orders: z.array(
    readyOrder.extend({
      /** For an order that was paid before it was ready: for how long it is still displayed. */
      leavesInMs: z.number().optional(),
    }),
  ),
});
export type ReadySnapshot = z.output<typeof readySnapshot>;

const secretParams = z.object({ secret });
const address = z.object({ secret: z.string().nullable() });

export const readyScreenContract = contract({
  getReadyAddress: endpoint({
    method: 'GET',
    path: '/restaurants/ready-screen',
    access: 'station',
    summary: "The secret part of the ready screen's address; null until one was made.",
    response: address,
    refusals: { not_found: noDetails },
  }),
  replaceReadyAddress: endpoint({
    method: 'PUT',
    path: '/restaurants/ready-screen',
    access: 'owner',
    summary:
      'Make the address of the ready screen, or another one: the old one stops at once, on screens that are open too.',
    body: z.object({
      /** The address that is replaced; another one by now is not. */
      was: secret.nullable(),
    }),
    response: address,
    refusals: { not_found: noDetails, plan_required: noDetails, changed_meanwhile: address },
  }),
  getReadyScreen: endpoint({
    method: 'GET',
    path: '/ready/:secret',
    access: 'public',
    summary: 'The numbers that are being made and ready, for a screen that everybody sees.',
    params: secretParams,
    response: readySnapshot,
    refusals: { not_found: noDetails },
  }),
  streamReadyScreen: endpoint({
    method: 'GET',
    path: '/ready/:secret/stream',
    access: 'public',
    summary: 'Live changes of the ready screen.',
    params: secretParams,
    response: 'event-stream',
    refusals: { not_found: noDetails },
  }),
});
