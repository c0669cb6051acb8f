import fc from 'fast-check';
import type { z } from 'zod';
import type { Endpoint } from '#core/http/endpoint.ts';
import { idPattern } from '#core/values/saved-id.ts';
import { idNames, placeholder } from '../world/things.ts';
import { knownText } from './by-key.ts';
import { knownAt } from './known-things.ts';
import { textOf } from './texts.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Longer lists are made by repeating: generated one by one they would take most of the time. */
const generatedItems = 3;
/** The bound for a schema without one. */
const longText = 100;

const idOf = (endpoint: Endpoint, key: string): fc.Arbitrary<string> =>
  fc.oneof(
    {
      weight: 16,
      arbitrary: fc.constantFrom(...knownAt(endpoint, key)).map((entity) => placeholder('own', entity)),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(...knownAt(endpoint, key)).map((entity) => placeholder('victim', entity)),
    },
    { weight: 1, arbitrary: fc.constantFrom(...idNames).map((entity) => placeholder('own', entity)) },
    { weight: 1, arbitrary: fc.stringMatching(idPattern) },
  );

const dateTime = fc.oneof(
  fc
    .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31T23:59:59.999Z'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  fc.constantFrom('2026-03-29T02:30:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z'),
);

/** fast-check cannot look ahead: what it would have to see is left out, and whatever then does not fit is dropped. */
const matching = (pattern: string): fc.Arbitrary<string> => {
  const exact = new RegExp(pattern);
  return fc
    .stringMatching(new RegExp(pattern.replace(/\(\?[=!][^)]*\)/g, '')))
    .filter((text) => exact.test(text));
};

const stringOf = (schema: JsonSchema, endpoint: Endpoint, key: string): fc.Arbitrary<unknown> => {
  if (schema.pattern === idPattern.source) return idOf(endpoint, key);
  const known = knownText(endpoint, key);
  if (known) return known;
  if (schema.format === 'date-time') return dateTime;
  if (schema.pattern) return matching(schema.pattern);
  return textOf(schema.minLength ?? 0, schema.maxLength ?? longText);
};

const numberOf = (schema: JsonSchema): fc.Arbitrary<number> => {
  const min = schema.minimum ?? -1e9;
  const max = schema.maximum ?? 1e9;
  const edges = fc.constantFrom(min, max, Math.min(max, Math.max(min, 1)));
  if (schema.type === 'integer')
    return fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: Math.max(min, -5), max: Math.min(max, 5) }) },
      edges,
    );
  const cents = fc.integer({ min: 0, max: 20_000 }).map((agorot) => Math.min(max, agorot / 100));
  return fc.oneof({ weight: 3, arbitrary: cents }, fc.double({ min, max, noNaN: true }), edges);
};

/** Values that a schema accepts, as far as its JSON Schema says. */
export const validValue = (schema: JsonSchema, endpoint: Endpoint, key = ''): fc.Arbitrary<unknown> => {
  const part = (inner: unknown, innerKey = key) => validValue(inner as JsonSchema, endpoint, innerKey);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((inner) => part(inner)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'string':
      return stringOf(schema, endpoint, key);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { minItems: minLength = 0, maxItems = generatedItems } = schema;
      return fc.array(part(schema.items), { minLength, maxLength: Math.min(maxItems, generatedItems) });
    }
    case 'object': {
      const parts: Record<string, fc.Arbitrary<unknown>> = {};
      for (const [name, inner] of Object.entries(schema.properties ?? {})) parts[name] = part(inner, name);
      return fc.record(parts, {
        requiredKeys: schema.required ?? [],
        noNullPrototype: true,
      });
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};
