/** The lines of a source, as reader and screen count them: whatever program ended them. */
export const cutLines = (source: string): string[] => source.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/);
