/** The options of a dish, in all its groups together. */
export const countOptions = (groups: readonly { options: readonly unknown[] }[]): number =>
  groups.reduce((count, { options }) => count + options.length, 0);
