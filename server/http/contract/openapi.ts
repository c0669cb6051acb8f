import { z } from 'zod';
import { api } from '#core/contract.ts';
import { type ErrorCode, errorStatus } from '#core/errors/error-codes.ts';
import { isOpen } from '#core/http/access.ts';
import type { Endpoint, Refusals } from '#core/http/endpoint.ts';
import { impliedByAll, noDetails, refusalsOf } from '#core/http/refusals.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const parametersOf = (location: 'path' | 'query', schema: z.ZodType | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
};

const plainRefusal = { $ref: '#/components/schemas/Refusal' };

const detailedRefusal = (code: ErrorCode, details: z.ZodType): Json => ({
  allOf: [plainRefusal],
  properties: { code: { const: code }, details: schemaOf(details, 'output') },
  ...(details.safeParse(undefined).success ? {} : { required: ['details'] }),
});

const declared = (refusals: Refusals) => Object.entries(refusals) as [ErrorCode, z.ZodType][];

/** Refusals with details that any endpoint can give: defined once, and referenced. */
const shared = new Map(
  declared(impliedByAll)
    .filter(([, details]) => details !== noDetails)
    .map(([code, details]) => [details, { name: `Refusal-${code}`, schema: detailedRefusal(code, details) }]),
);

const refusalSchema = (refusals: [ErrorCode, z.ZodType][]): Json => {
  const schemas = refusals.map(([code, details]) => {
    if (details === noDetails) return plainRefusal;
    const known = shared.get(details);
    return known ? { $ref: `#/components/schemas/${known.name}` } : detailedRefusal(code, details);
  });
  const [only, ...others] = new Set<Json>(schemas);
  return others.length === 0 ? { ...only } : { anyOf: [only, ...others] };
};

const answersOf = (endpoint: Endpoint): Json => {
  const { response, status = 200 } = endpoint;
  const content =
    response === 'event-stream'
      ? { 'text/event-stream': {} }
      : response === 'image'
        ? { 'image/webp': {}, 'image/jpeg': {} }
        : response === 'archive'
          ? { 'application/zip': {} }
          : response === 'table'
            ? { 'text/csv': {}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {} }
            : response === 'png'
              ? { 'image/png': {} }
              : response === 'xml'
                ? { 'text/xml': {} }
                : { 'application/json': { schema: schemaOf(response, 'output') } };
  const byStatus = Map.groupBy(declared(refusalsOf(endpoint)), ([code]) => errorStatus[code]);
  const refusals = [...byStatus].map(([refusalStatus, group]) => [
    String(refusalStatus),
    {
      description: group.map(([code]) => code).join(', '),
      content: { 'application/json': { schema: refusalSchema(group) } },
    },
  ]);
  return { [String(status)]: { description: 'Success', content }, ...Object.fromEntries(refusals) };
};

const bodyType = ({ takesForm }: Endpoint): string =>
  takesForm ? 'application/x-www-form-urlencoded' : 'application/json';

const operationOf = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1]],
  'x-access': endpoint.access,
  security: isOpen(endpoint.access) ? [] : [{ session: [] }],
  parameters: [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)],
  ...(endpoint.body
    ? {
        requestBody: {
          required: !endpoint.body.safeParse(undefined).success,
          content: { [bodyType(endpoint)]: { schema: schemaOf(endpoint.body, 'input') } },
        },
      }
    : {}),
  responses: answersOf(endpoint),
});

/** The OpenAPI document, made from the contract. The committed copy in docs/openapi.json is compared with it. */
export const buildOpenApi = (): Json => {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(api) as [string, Endpoint][]) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Menta',
      version: '1',
      description: 'Digital restaurant menus and ordering.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Menta' },
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'session',
          description: 'Named `__Host-session` where the public address is https.',
        },
      },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['message', 'code'],
          properties: {
            message: { type: 'string', description: "A sentence for a person, in the request's language." },
            code: { enum: Object.keys(errorStatus) },
            details: {},
          },
        },
        ...Object.fromEntries([...shared.values()].map(({ name, schema }) => [name, schema])),
      },
    },
  };
};
