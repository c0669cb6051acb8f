/**
 * What a person may do for the restaurant. The list is closed: an endpoint of the contract names one of these or says
 * that it needs none. The account's owner has all of them.
 */
export const rights = ['orders', 'orderChanges', 'shifts', 'stock', 'reports', 'menus'] as const;
export type Right = (typeof rights)[number];

/** The rights that a PIN grants on a station. The others need a device that is not shared. */
export const stationRights = [
  'orders',
  'orderChanges',
  'shifts',
  'stock',
] as const satisfies readonly Right[];

export const isStationRight = (right: Right): right is (typeof stationRights)[number] =>
  (stationRights as readonly Right[]).includes(right);

/** Each once, in the list's order. */
export const rightsInOrder = (listed: readonly Right[]): Right[] =>
  rights.filter((right) => listed.includes(right));
