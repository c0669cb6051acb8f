/** JSON that is safe inside a script element: nothing in it can close the element or open a comment. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
