/** What anybody may read, and the moment at which the clock alone makes it outdated. */
export type PublicReading<Answer> = { answer: Answer; validUntil: string | null };

export const earliest = (...moments: readonly (Date | null)[]): string | null =>
  moments
    .filter((moment) => moment !== null)
    .map((moment) => moment.toISOString())
    .sort()[0] ?? null;
