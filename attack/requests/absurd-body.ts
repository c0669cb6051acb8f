import fc from 'fast-check';

const bytes = (...values: number[]) => Uint8Array.from(values);

const hostile: readonly (string | Uint8Array)[] = [
  '',
  ' ',
  '7',
  'null',
  '[]',
  '"text"',
  'undefined',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '{"email":"a@b.c","email":{"$ne":null}}',
  '{"__proto__":null}',
  '\ufeff{}',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`,
  `[${'0,'.repeat(100_000)}0]`,
  `{"name":"${'x'.repeat(270_000)}"}`,
  bytes(0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d),
  bytes(0x22, 0xc0, 0xaf, 0x22),
  bytes(0x22, 0xed, 0xa0, 0x80, 0x22),
  bytes(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00),
  bytes(0x1f, 0x8b, 0x08, 0x00),
];

/** What scanners and broken clients send, and a part of something good. */
export const absurdBody = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<string | Uint8Array> =>
  fc.oneof(
    fc.constantFrom(...hostile),
    fc.json({ maxDepth: 4 }),
    fc.uint8Array({ maxLength: 40 }),
    fc.tuple(valid, fc.nat()).map(([value, cut]) => {
      const text = JSON.stringify(value) ?? '';
      return text.slice(0, cut % (text.length + 1));
    }),
  );
