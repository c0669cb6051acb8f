/** How long a pause lasts, in minutes, when it ends by itself. */
export const pauseMinutes = [10, 20, 30, 60] as const;
export type PauseMinutes = (typeof pauseMinutes)[number];

/** A pause of the whole restaurant, or of one section; without an end it lasts until somebody resumes. */
export type Pause = {
  readonly sectionId: string | null;
  readonly until: string | null;
  readonly reason: string;
};

export const isPausedAt = ({ until }: Pick<Pause, 'until'>, now: Date): boolean =>
  until === null || Date.parse(until) > now.getTime();

/** The pause of everything, or else of one of the requested sections. */
export const findPause = <P extends Pause>(
  pauses: readonly P[],
  sectionIds: ReadonlySet<string>,
): P | undefined =>
  pauses.find(({ sectionId }) => sectionId === null) ??
  pauses.find(({ sectionId }) => sectionId !== null && sectionIds.has(sectionId));
