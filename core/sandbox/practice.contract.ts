import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { dateTime, id, nothing } from '../values/wire.ts';

const practice = z.object({
  _id: id,
  startTime: dateTime,
  /** When it ends by itself. */
  endsAt: dateTime,
});
export type Practice = z.output<typeof practice>;

export const practiceContract = contract({
  getPractice: endpoint({
    method: 'GET',
    path: '/practice',
    access: 'station',
    summary: 'The practice evening that is on, if there is one.',
    response: z.object({ practice: practice.nullable() }),
  }),
  startPractice: endpoint({
    method: 'POST',
    path: '/practice',
    access: 'right:shifts',
    summary: 'Start a practice evening: made-up guests order on the board, and nothing of it is kept.',
    response: practice,
    status: 201,
    refusals: { plan_required: noDetails, no_active_menu_to_open: noDetails, shift_already_open: noDetails },
  }),
  endPractice: endpoint({
    method: 'DELETE',
    path: '/practice',
    access: 'right:shifts',
    summary: 'End the practice evening; its orders are deleted for good. Harmless when there is none.',
    response: nothing,
  }),
});
