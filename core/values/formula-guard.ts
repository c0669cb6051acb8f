/*
 * A spreadsheet takes a text that begins with one of these for a formula, and a formula can send what is in the sheet
 * elsewhere. A quote before it makes it a text. It is taken away again on reading; a text that begins with quotes and such
 * a sign gets one more, so that what comes back is what was written.
 */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;
const guarded = /^'+[=+\-@\t\r＝＋－＠]/;

export const looksLikeFormula = (text: string): boolean => formula.test(text);
export const guardCell = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text);
export const unguardCell = (text: string): string => (guarded.test(text) ? text.slice(1) : text);
