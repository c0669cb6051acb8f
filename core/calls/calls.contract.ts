import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { replacedCode } from '../qr/table-code-shape.ts';
import { id, idParams, trackParams } from '../values/wire.ts';
import { callAnswers } from './call-rules.ts';
import { callBody, guestCall, tableCall } from './call-shape.ts';

export const callsContract = contract({
  callStaff: endpoint({
    method: 'POST',
    path: '/public-menu/:ownerId/calls',
    access: 'public',
    summary:
      'A table calls the waiter or asks for the bill. While such a call of this table is open, it is answered instead of a second one; other details change it, and it rings again.',
    params: z.object({ ownerId: id }),
    body: callBody,
    bodyBytes: 1_000,
    response: guestCall,
    refusals: {
      not_found: noDetails,
      plan_required: noDetails,
      no_open_shift: noDetails,
      invalid_table: z.object({ tables: z.number() }),
      table_code_replaced: replacedCode,
    },
  }),
  trackCall: endpoint({
    method: 'GET',
    path: '/calls/track/:token',
    access: 'public',
    summary: 'A call, for the table that made it, by its unguessable token.',
    params: trackParams,
    response: guestCall,
    refusals: { not_found: noDetails },
  }),
  streamTrackedCall: endpoint({
    method: 'GET',
    path: '/calls/track/:token/stream',
    access: 'public',
    summary: 'Live: the call is seen, it is done.',
    params: trackParams,
    response: 'event-stream',
    refusals: { not_found: noDetails },
  }),
  listCalls: endpoint({
    method: 'GET',
    path: '/calls',
    access: 'station',
    summary: 'The open calls of the open shift, and how many tables may call; 0 where guests name no table.',
    response: z.object({ tables: z.number(), calls: z.array(tableCall) }),
  }),
  answerCall: endpoint({
    method: 'PATCH',
    path: '/calls/:id',
    access: 'right:orders',
    summary:
      'Somebody has seen a call, or was at the table. What was said before, and of a call that is over, changes nothing.',
    params: idParams,
    body: z.object({ answer: z.enum(callAnswers) }),
    response: tableCall,
    refusals: { not_found: noDetails },
  }),
});
