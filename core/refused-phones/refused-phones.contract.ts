import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { dateTime, id, idParams } from '../values/wire.ts';

const refusedPhone = z.object({
  _id: id,
  phone: z.string(),
  refusedAt: dateTime,
  /** The name of who refused it; null when it is not known any more. */
  refusedBy: z.string().nullable(),
});
const refusedPhones = z.object({ phones: z.array(refusedPhone) });
export type RefusedPhone = z.output<typeof refusedPhone>;

export const refusedPhonesContract = contract({
  listRefusedPhones: endpoint({
    method: 'GET',
    path: '/refused-phones',
    access: 'station',
    summary: 'The phones from which no orders are taken until the open shift ends, the newest first.',
    response: refusedPhones,
  }),
  refusePhone: endpoint({
    method: 'POST',
    path: '/refused-phones',
    access: 'right:orders',
    summary:
      'Take no more orders from the phone of an order of the open shift, until the shift ends. Orders that it has sent stay as they are. Repeating it changes nothing. Answers all refused phones.',
    body: z.object({ orderId: id }),
    response: refusedPhones,
    refusals: { not_found: noDetails },
  }),
  acceptPhone: endpoint({
    method: 'DELETE',
    path: '/refused-phones/:id',
    access: 'right:orders',
    summary: 'Take orders from a phone again. Answers those that are still refused.',
    params: idParams,
    response: refusedPhones,
    refusals: { not_found: noDetails },
  }),
});
