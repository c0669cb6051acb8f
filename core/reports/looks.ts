/**
 * How often guests looked, by what they looked at: openings of the menu by table ('' without one), openings of a dish
 * and its being put into a cart by the dish's id.
 */
export const lookKinds = ['menu', 'dish', 'cart'] as const;
export type LookKind = (typeof lookKinds)[number];
export type Looks = Partial<Record<LookKind, Record<string, number>>>;

export const addLooks = (all: Iterable<Looks>): Looks => {
  const total: Looks = {};
  for (const looks of all) {
    for (const kind of lookKinds) {
      for (const [key, count] of Object.entries(looks[kind] ?? {})) {
        const ofKind = total[kind] ?? {};
        total[kind] = ofKind;
        ofKind[key] = (ofKind[key] ?? 0) + count;
      }
    }
  }
  return total;
};
