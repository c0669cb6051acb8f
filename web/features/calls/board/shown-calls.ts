import { answered, inOrderOfCalls } from '#core/calls/call-rules.ts';
import type { BoardCall, CallKit } from './board-calls.ts';

/** A refused answer was not given: its call is as the server has it. */
export const shownCalls: CallKit['shownCalls'] = (calls, unsaved) =>
  calls
    .map((call): BoardCall => {
      const own = unsaved.filter(
        ({ entry }) => entry.intent.callId === call._id && entry.state !== 'refused',
      );
      // Only the last wish of a lane waits; one before it may be on its way.
      const after = own.reduce(
        (shown, { entry }) => answered(shown, entry.intent.answer, new Date(entry.at).toISOString()) ?? shown,
        { seenAt: call.seenAt, doneAt: call.doneAt },
      );
      return { ...call, ...after, isNotSaved: own.some(({ isDelayed }) => isDelayed) };
    })
    // What was answered without a line stays in sight until it is saved: nobody else knows of it.
    .filter(({ doneAt, isNotSaved }) => doneAt === null || isNotSaved)
    .sort(inOrderOfCalls);
