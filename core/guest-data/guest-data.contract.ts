import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { guestDataMonths } from './guest-data-months.ts';

const period = z.object({ months: z.literal(guestDataMonths) });
export type GuestDataPeriod = z.output<typeof period>;

export const guestDataContract = contract({
  getGuestDataPeriod: endpoint({
    method: 'GET',
    path: '/restaurants/guest-data',
    access: 'owner',
    summary: "How many months guests' names, phones, notes and allergies are kept.",
    response: period,
    refusals: { not_found: noDetails },
  }),
  setGuestDataPeriod: endpoint({
    method: 'PUT',
    path: '/restaurants/guest-data',
    access: 'owner+password',
    summary:
      "Set how many months guests' names, phones, notes and allergies are kept. What is older is forgotten for good within the hour; sums, dishes and numbers stay.",
    body: period,
    response: period,
    refusals: { not_found: noDetails },
  }),
});
