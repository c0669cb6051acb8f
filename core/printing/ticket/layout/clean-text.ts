/** What would reorder or hide other text: everything invisible but joiners and the two marks of direction. */
const invisible = /(?!\u200c|\u200d|\u200e|\u200f)(?:\p{Cc}|\p{Cf}|\p{Cs})/gu;

/** A text that somebody typed, each line of it. Its own isolates and overrides must not reach the rest of the ticket. */
export const cleanLines = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => line.replace(/\s/g, ' ').replace(invisible, '').replace(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '');

export const cleanText = (text: string): string => cleanLines(text).join(' ');

/** A name inside a sentence keeps its own order, and the sentence keeps its own. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
