import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { limits } from '../values/limits.ts';
import { id, idParams, optionalLine } from '../values/wire.ts';
import { pauseMinutes } from './pause-rules.ts';

/** A pause as guests see it. */
export const publicPause = z.object({
  /** Null: of the whole restaurant. */
  sectionId: id.nullable(),
  /** Null: until somebody resumes. */
  until: z.string().nullable(),
  reason: z.string(),
});

const managedPause = publicPause.extend({
  _id: id,
  sectionName: z.string().nullable(),
  startedAt: z.string(),
});
export type ManagedPause = z.output<typeof managedPause>;

const pauseBody = z.object({
  sectionId: id.nullable().default(null),
  /** Null: until somebody resumes. */
  minutes: z.literal(pauseMinutes).nullable(),
  reason: optionalLine(limits.pauseReason).default(''),
});
export type PauseBody = z.output<typeof pauseBody>;

export const pausesContract = contract({
  listPauses: endpoint({
    method: 'GET',
    path: '/pauses',
    access: 'station',
    summary: 'What is paused right now.',
    response: z.array(managedPause),
    refusals: { plan_required: noDetails },
  }),
  startPause: endpoint({
    method: 'POST',
    path: '/pauses',
    access: 'right:stock',
    summary:
      'Stop taking orders, for the whole restaurant or one section. A pause of the same that is on already gives way to this one.',
    body: pauseBody,
    response: managedPause,
    status: 201,
    refusals: { plan_required: noDetails, not_found: noDetails, no_open_shift: noDetails },
  }),
  endPause: endpoint({
    method: 'DELETE',
    path: '/pauses/:id',
    access: 'right:stock',
    summary: 'Take orders again.',
    params: idParams,
    response: z.array(managedPause),
    refusals: { plan_required: noDetails, not_found: noDetails },
  }),
});
