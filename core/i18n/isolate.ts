/** Digits that keep their order inside a line of any direction: a phone number, two times (Unicode's isolates). */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
