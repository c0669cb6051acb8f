import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { id } from '../values/wire.ts';
import { openingDaysOut, openingHoursIn, openingHoursOut } from './opening-shape.ts';

export const openingHoursBody = openingHoursIn.extend({
  /** What was edited: when something else is saved by now, the change is refused. */
  was: openingHoursOut.optional(),
});

export const openingHoursContract = contract({
  getOpeningHours: endpoint({
    method: 'GET',
    path: '/restaurants/opening-hours',
    access: 'station',
    summary: 'When the restaurant is usually open, and the days to come on which other hours hold.',
    response: openingHoursOut,
    refusals: { not_found: noDetails },
  }),
  saveOpeningHours: endpoint({
    method: 'PUT',
    path: '/restaurants/opening-hours',
    access: 'owner',
    summary:
      'Save when the restaurant is usually open, and the exceptions. Exceptions of past days drop out.',
    body: openingHoursBody,
    response: openingHoursOut,
    refusals: { not_found: noDetails, changed_meanwhile: z.object({ opening: openingHoursOut }) },
  }),
  getOpeningDays: endpoint({
    method: 'GET',
    path: '/public-menu/:ownerId/opening-hours',
    access: 'public',
    summary: 'When a restaurant is open in the next seven days, and its later exceptions.',
    params: z.object({ ownerId: id }),
    response: openingDaysOut,
    refusals: { not_found: noDetails },
  }),
});
