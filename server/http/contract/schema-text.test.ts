import { expect, it } from 'vitest';
import { schemaText } from './schema-text.ts';

it.each([
  [{ type: 'string' }, 'string'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'integer' }, 'number'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, '(string | null)[]'],
  [{ $ref: '#/components/schemas/Refusal' }, 'Refusal'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{\n  [name: string]: number\n}'],
  [{}, 'any'],
])('writes %j as %s', (schema, text) => {
  expect(schemaText(schema)).toBe(text);
});

it('says what is required, and beside each field what a type cannot', () => {
  const text = schemaText({
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 80 },
      table: { type: ['integer', 'null'], minimum: 1, default: null },
      dish: { type: 'object', description: 'As ordered.', properties: { 'a b': { const: 1 } } },
    },
  });
  expect(text).toBe(
    [
      '{',
      '  name: string  // 1 to 80 characters',
      '  table?: number | null  // at least 1; default null',
      '  // As ordered.',
      '  dish?: {',
      '    "a b"?: 1',
      '  }',
      '}',
    ].join('\n'),
  );
});
