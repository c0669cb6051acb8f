/** In the order of their list. */
export const settingsPages = [
  'restaurant',
  'opening-hours',
  'kosher',
  'ordering',
  'printing',
  'team',
  'account',
  'security',
  'data',
] as const;
export type SettingsPage = (typeof settingsPages)[number];

/** On a phone the list of the pages; beside one of them on a larger screen. */
export const settingsAddress = '/dashboard/settings';

export const settingsPageAddress = (page: SettingsPage): string => `${settingsAddress}/${page}`;
