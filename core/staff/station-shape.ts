import { z } from 'zod';
import { rights } from '#core/http/rights.ts';
import { dateTime, id } from '../values/wire.ts';
import { personColors } from './person-colors.ts';

/** Somebody to choose before typing a PIN. */
export const personTile = z.object({ _id: id, name: z.string(), color: z.enum(personColors) });
export type PersonTile = z.output<typeof personTile>;

/** Who typed their PIN, and until when it counts. */
export const personAtStation = personTile.extend({
  rights: z.array(z.enum(rights)),
  /** Each action prolongs it, no further than `longestUntil`. */
  until: dateTime,
  /** For what needs the account's password elsewhere; no action prolongs it. */
  freshUntil: dateTime,
  /** Null: as long as the shift is open. */
  longestUntil: dateTime.nullable(),
});
export type PersonAtStation = z.output<typeof personAtStation>;

/** What the page of a station knows of it. */
export const stationState = z.object({
  name: z.string(),
  people: z.array(personTile),
  person: personAtStation.nullable(),
});
