/*
 * A spreadsheet takes a text whose first visible sign is one of these for a formula, and a formula can send what is in the
 * sheet elsewhere. What is not seen before it (marks of direction, spaces of every width) does not make it a text: some
 * programs drop it. A quote in front does. It is taken away again on reading; a text that begins with quotes and such a sign
 * gets one more, so that what comes back is what was written.
 */
const formula = /^[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800']*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/u;

export const looksLikeFormula = (text: string): boolean => formula.test(text);
export const guardCell = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text);
export const unguardCell = (text: string): string =>
  text.startsWith("'") && looksLikeFormula(text.slice(1)) ? text.slice(1) : text;
