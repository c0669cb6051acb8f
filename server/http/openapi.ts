import { z } from 'zod';
import { api } from '#core/contract.ts';
import { type ErrorCode, errorStatus } from '#core/errors/error-codes.ts';
import type { Endpoint } from '#core/http/endpoint.ts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const parametersOf = (place: 'path' | 'query', schema: z.ZodType | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
};

const anyEndpointRefuses: ErrorCode[] = ['invalid_input', 'too_many_requests', 'overloaded'];
const refusalsOf = ({ access, body, refusals = [] }: Endpoint): ErrorCode[] => [
  ...anyEndpointRefuses,
  ...(access === 'public' ? [] : (['not_signed_in', 'not_yours'] as const)),
  ...(access === 'owner+password' ? (['password_required'] as const) : []),
  ...(body ? (['malformed_json', 'too_large', 'unsupported_media_type', 'bad_origin'] as const) : []),
  ...refusals,
];

const answersOf = (endpoint: Endpoint): Json => {
  const { response, status = 200 } = endpoint;
  const content =
    response === 'event-stream'
      ? { 'text/event-stream': {} }
      : response === 'image'
        ? { 'image/webp': {}, 'image/jpeg': {} }
        : response === 'archive'
          ? { 'application/zip': {} }
          : { 'application/json': { schema: schemaOf(response, 'output') } };
  const byStatus = Map.groupBy(refusalsOf(endpoint), (code) => errorStatus[code]);
  const refusals = [...byStatus].map(([refusalStatus, codes]) => [
    String(refusalStatus),
    {
      description: [...new Set(codes)].join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]);
  return { [String(status)]: { description: 'Success', content }, ...Object.fromEntries(refusals) };
};

const operationOf = (name: string, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[1]],
  'x-access': endpoint.access,
  ...(endpoint.access === 'public' ? {} : { security: [{ session: [] }] }),
  parameters: [...parametersOf('path', endpoint.params), ...parametersOf('query', endpoint.query)],
  ...(endpoint.body
    ? {
        requestBody: {
          required: !endpoint.body.safeParse(undefined).success,
          content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
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
    info: { title: 'Menta', version: '1', description: 'Digital restaurant menus and ordering.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
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
      },
    },
  };
};
