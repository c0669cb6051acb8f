/*
 * What a person types, made safe to show beside other texts: in a list, a mail, a terminal, a receipt. What is taken out
 * cannot be seen, so nobody misses it: refusing it would only confuse the person who pasted it.
 */

/** Line ends, tabs and what some programs put in their place. */
const breaks = /[\t-\r\u0085\u2028\u2029]+/g;
/** Control characters, among them the escape that commands a terminal; tab and line feed stay. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;
/**
 * Embeddings, overrides and isolates turn around whatever follows them, also outside of their own text. The marks
 * U+200E, U+200F and U+061C stay: they are one invisible letter each, and 'C++' at the end of a Hebrew name needs one.
 */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;
/** Make two names that look the same: zero-width space, word joiner, byte order mark and the invisible operators. */
const zeroWidth = /[\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb]/g;
/** A joiner that joins nothing. Between letters it is spelling (Persian), between pictures it makes one of two (👩‍🍳). */
const looseJoiners =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
const nothingVisible = /^[\s\u200e\u200f\u061c\p{M}\u3164\u115f\u1160\uffa0\u2800]*$/u;

const clean = (text: string): string => {
  const cleaned = text
    .replace(controls, '')
    .replace(turns, '')
    .replace(zeroWidth, '')
    .replace(looseJoiners, '')
    .trim();
  return nothingVisible.test(cleaned) ? '' : cleaned;
};

/** Several lines, as they were typed. */
export const cleanText = (typed: string): string => clean(typed.replace(/\r\n?/g, '\n'));

/** One line: a name, an address. */
export const cleanLine = (typed: string): string => clean(typed.replace(breaks, ' '));
