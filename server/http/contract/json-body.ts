import type { FastifyInstance } from 'fastify';
import { Refusal } from '#core/errors/error-codes.ts';
import { requireStorableValue } from './storable-value.ts';

/** Broken or over-deep JSON is a 400 with our own error shape; an empty body is no body. */
export const acceptJsonBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: unknown, text: string) => {
      if (text.trim() === '') return undefined;
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        throw new Refusal('malformed_json');
      }
      requireStorableValue(value);
      return value;
    },
  );
};
