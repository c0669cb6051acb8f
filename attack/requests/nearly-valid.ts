import fc from 'fast-check';
import { typedMark } from '../world/known-texts.ts';
import { idNames, placeholder, rawNumber } from '../world/things.ts';
import { oddText } from './texts.ts';

type Way = readonly (string | number)[];

/** Every place in a value, the value itself first. */
const placesIn = (value: unknown, way: Way = []): Way[] =>
  typeof value === 'object' && value !== null
    ? [way, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...way, key]))]
    : [way];

const removed = Symbol('removed');

const replaceAt = (value: unknown, [key, ...rest]: Way, by: (old: unknown) => unknown): unknown => {
  if (key === undefined) return by(value);
  const parts = Object.entries(value as object)
    .map(([name, part]) => [name, name === String(key) ? replaceAt(part, rest, by) : part] as const)
    .filter(([, part]) => part !== removed);
  return Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
};

/** An own key of this name, as only a parser makes one. */
const polluting = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}');

const oddValues: readonly unknown[] = [
  null,
  true,
  '',
  [],
  {},
  -1,
  0.1 + 0.2,
  1e21,
  Number.MAX_SAFE_INTEGER + 2,
  2 ** 31,
  -(2 ** 31) - 1,
  ...['1e400', '-1e400', '-0', '1E3', '12345678901234567890123'].map(rawNumber),
  '2026-13-45T99:99:99Z',
  '-000001-01-01T00:00:00Z',
  polluting,
];

/** One step away from what is accepted: a place is gone, of another type, too long, too often, or somebody else's. */
const changes: fc.Arbitrary<(old: unknown) => unknown> = fc.oneof(
  fc.constantFrom<(old: unknown) => unknown>(
    () => removed,
    (old) => [old],
    (old) => ({ value: old }),
    (old) => (typeof old === 'string' ? `${old}\u0000` : JSON.stringify(old)),
    (old) => (typeof old === 'string' ? old.toUpperCase() : old),
    () => 'x'.repeat(1_001),
    (old) => (Array.isArray(old) ? Array.from({ length: 2_001 }, () => old[0] ?? {}) : typedMark.repeat(30)),
    (old) => (Array.isArray(old) ? [...old, ...old] : Number.parseInt(String(JSON.stringify(old)), 10)),
    (old) => (typeof old === 'object' && old ? { ...old, unknown: 1, __typename: 'x' } : old),
  ),
  fc.constantFrom(...oddValues).map((value) => () => value),
  oddText.map((text) => () => text),
  fc.constantFrom(...idNames).map((entity) => () => placeholder('victim', entity)),
);

export const nearly = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, fc.nat(), changes).map(([value, place, change]) => {
    const places = placesIn(value);
    const changed = replaceAt(value, places[place % places.length] ?? [], change);
    return changed === removed ? undefined : changed;
  });
