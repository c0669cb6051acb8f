/** How the database names its rows. */
export const idPattern = /^[0-9a-f]{24}$/;

/** The editor's rule: what is not 24 hexadecimal characters is new and has not been saved. */
export const isSavedId = (id: string): boolean => idPattern.test(id);
