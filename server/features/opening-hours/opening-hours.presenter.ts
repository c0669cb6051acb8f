import type { OpeningHours } from '#core/opening-hours/opening-shape.ts';
import type { OpeningRow } from './opening-hours.queries.ts';

/** All that is stored, exceptions of past days too. */
export const presentStoredOpening = ({
  openingHours,
  openingExceptions,
}: Pick<OpeningRow, 'openingHours' | 'openingExceptions'>): OpeningHours => ({
  hours: openingHours.map(({ days, from, to }) => ({ days, from, to })),
  exceptions: openingExceptions.map(({ day, windows, name }) => ({
    day,
    windows: windows.map(({ from, to }) => ({ from, to })),
    name,
  })),
});
