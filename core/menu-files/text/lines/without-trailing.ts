/**
 * A text without the letters of one kind at its end. `/[kind]+$/` would try each of them as the beginning of the end, which
 * makes a long row of them in the middle of a text cost its square.
 */
export const withoutTrailing = (text: string, kind: RegExp): string => {
  let end = text.length;
  while (end > 0) {
    const width = (text.codePointAt(end - 2) ?? 0) > 0xffff ? 2 : 1;
    if (!kind.test(text.slice(end - width, end))) break;
    end -= width;
  }
  return text.slice(0, end);
};
