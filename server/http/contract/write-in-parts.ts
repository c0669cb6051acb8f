import { z } from 'zod';
import { mapInParts } from '#server/system/turns/in-parts.ts';

export const jsonType = 'application/json; charset=utf-8';

/** Fewer are checked and written in less time than it takes to look for them. */
const longList = 50;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it has a list of which others would wait for the whole. */
const isLong = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length >= longList
    : isObject(value) && Object.values(value).some((part) => Array.isArray(part) && part.length >= longList);

const writeWhole = (schema: z.core.$ZodType, value: unknown): string | undefined =>
  JSON.stringify(z.parse(schema, value));

const writePart = (schema: z.core.$ZodType, value: unknown): string | undefined | Promise<string> =>
  isLong(value) ? writeInParts(schema, value) : writeWhole(schema, value);

/** Nothing is said of it but what its fields are. */
const isPlain = (schema: z.core.$ZodType): schema is z.ZodObject =>
  schema instanceof z.ZodObject && !schema.def.catchall && !schema.def.checks?.length;

/** An answer as JSON, by its schema, which drops what it does not name. Requests that come meanwhile do not wait for the whole. */
export const writeInParts = async (schema: z.core.$ZodType, value: unknown): Promise<string> => {
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return `[${(await mapInParts(value, (item) => writePart(schema.element, item))).join(',')}]`;
  if (isPlain(schema) && isObject(value)) {
    const fields = await mapInParts(Object.entries(schema.shape), async ([name, field]) => {
      const written = await writePart(field, value[name]);
      return written === undefined ? [] : [`${JSON.stringify(name)}:${written}`];
    });
    return `{${fields.flat().join(',')}}`;
  }
  return writeWhole(schema, value) ?? '';
};

/** Null for one that is as well written at once. */
export const writeIfLong = (schema: z.core.$ZodType, value: unknown): Promise<string> | null =>
  Array.isArray(value) || isLong(value) ? writeInParts(schema, value) : null;
