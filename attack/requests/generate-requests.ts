import fc from 'fast-check';
import { z } from 'zod';
import { api, type EndpointName } from '#core/contract.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { type Person, people } from '../world/people.ts';
import { absurdBody } from './absurd-body.ts';
import { nearly } from './nearly-valid.ts';
import { oddHeaders } from './odd-headers.ts';
import { recipes } from './recipes.ts';
import type { Kind, RequestTemplate } from './template.ts';
import { oddText } from './texts.ts';
import { type JsonSchema, validValue } from './valid-value.ts';

const schemaOf = (part: z.ZodType | undefined): JsonSchema | undefined =>
  part && (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as JsonSchema);

const person = fc.oneof(
  ...(Object.entries(people) as [Person, { weight: number }][]).map(([name, { weight }]) => ({
    weight,
    arbitrary: fc.constant(name),
  })),
);
const kind = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Kind>('valid') },
  { weight: 3, arbitrary: fc.constant<Kind>('nearly valid') },
  { weight: 1, arbitrary: fc.constant<Kind>('absurd') },
);

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
const asTexts = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((typeof value === 'object' && value) || { value }).map(([key, part]) => [
      key,
      asText(part),
    ]),
  );
/** A list becomes a key that is repeated. */
const asQuery = (value: unknown): [string, string][] =>
  Object.entries((typeof value === 'object' && value) || { value }).flatMap(([key, part]) =>
    (Array.isArray(part) ? part : [part]).map((one): [string, string] => [key, asText(one)]),
  );

const longText = fc.constantFrom('x'.repeat(290), 'x'.repeat(5_000));
const anyText = fc.oneof({ weight: 5, arbitrary: oddText }, longText);

/** Odd texts where the call looks for something, and where it does not. */
const absurdTexts = (schema: JsonSchema | undefined): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.record(Object.fromEntries(Object.keys(schema?.properties ?? {}).map((key) => [key, anyText]))),
      fc.dictionary(oddText, anyText, { maxKeys: 2 }),
    )
    .map(([wanted, unwanted]) => ({ ...unwanted, ...wanted }));

/** The parts of a call, each with its valid form. */
const partsOf = (name: EndpointName, endpoint: Endpoint) => {
  const none = fc.constant<unknown>(undefined);
  const valid = (schema: JsonSchema | undefined) => (schema ? validValue(schema, endpoint) : none);
  const recipe = recipes[name];
  const [params, query] = [schemaOf(endpoint.params), schemaOf(endpoint.query)];
  const body = valid(schemaOf(endpoint.body));
  const right = {
    params: valid(params),
    query: valid(query),
    body: recipe ? fc.oneof({ weight: 3, arbitrary: recipe }, body) : body,
  };
  return {
    right,
    absurd: { params: absurdTexts(params), query: absurdTexts(query), body: absurdBody(right.body) },
  };
};
type Parts = ReturnType<typeof partsOf>;
type PartName = keyof Parts['right'];

/** Exactly one part is not as it should be; where a call has no such part, it gets one. */
const generateParts = (
  { right, absurd }: Parts,
  has: PartName[],
  how: Kind,
): fc.Arbitrary<Record<PartName, unknown>> => {
  if (how === 'valid') return fc.record(right);
  const spoiled: readonly PartName[] = has.length > 0 ? has : ['query', 'body'];
  return fc
    .constantFrom(...spoiled)
    .chain((part) => fc.record({ ...right, [part]: how === 'absurd' ? absurd[part] : nearly(right[part]) }));
};

/** What a call sends as its body; an absurd one, or a form, is already written. */
const written = (value: unknown, isWritten: boolean): string | Uint8Array | undefined => {
  if (value instanceof Uint8Array || (isWritten && typeof value === 'string')) return value;
  return value === undefined ? undefined : JSON.stringify(value);
};

const requestTo = (name: EndpointName): fc.Arbitrary<RequestTemplate> => {
  const endpoint: Endpoint = api[name];
  const parts = partsOf(name, endpoint);
  const has = (['params', 'query', 'body'] as const).filter((part) => endpoint[part]);
  return kind.chain((how) =>
    fc
      .record({ person, headers: oddHeaders, sent: generateParts(parts, has, how) })
      .map(({ person: caller, headers, sent: { params, query, body } }) => ({
        name,
        kind: how,
        // Whoever sends a cookie of their own making has no session that counts.
        person: headers.cookie === undefined ? caller : 'nobody',
        params: asTexts(params ?? {}),
        query: asQuery(query ?? {}),
        body: written(body, how === 'absurd' || endpoint.takesForm === true),
        headers,
      })),
  );
};

/** Each endpoint has its own sequence, so that attacking one alone sends what attacking all of them did. */
const seedFor = (name: string, seed: number): number =>
  [...name].reduce((sum, letter) => (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0, seed);

export const generateRequests = (name: EndpointName, seed: number, count: number): RequestTemplate[] =>
  fc.sample(requestTo(name), { seed: seedFor(name, seed), numRuns: count });
