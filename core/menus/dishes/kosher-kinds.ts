export const kosherKinds = ['meat', 'dairy', 'pareve'] as const;
export type KosherKind = (typeof kosherKinds)[number];

/** A dish as it is ordered: an option may make it both. */
export const lineKinds = [...kosherKinds, 'mixed'] as const;
export type LineKind = (typeof lineKinds)[number];

type Kinds = readonly (LineKind | null | undefined)[];

/** True when meat and dairy meet, within one dish or between two. */
export const meatMeetsDairy = (kinds: Kinds): boolean =>
  kinds.includes('mixed') || (kinds.includes('meat') && kinds.includes('dairy'));

/**
 * The kind of a dish with what was chosen for it. Meat and dairy in an option decide; an option that is pareve, or says
 * nothing, leaves the dish what it is: nobody calls a dish pareve because its lemon is.
 */
export const lineKind = (
  dish: KosherKind | null,
  options: readonly (KosherKind | undefined)[],
): LineKind | null => {
  const kinds = [dish, ...options];
  if (meatMeetsDairy(kinds)) return 'mixed';
  return kinds.find((kind) => kind === 'meat' || kind === 'dairy') ?? dish;
};
