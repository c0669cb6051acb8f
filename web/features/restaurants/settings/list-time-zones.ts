/** What this browser knows, and the saved one, which it may know by another name or not at all. */
export const listTimeZones = (saved: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), saved])].sort();
