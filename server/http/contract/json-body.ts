import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';
import { requireStorableValue } from './storable-value.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the JSON of a request may be, without its picture. */
    jsonBytes?: number;
    takesForm?: boolean;
  }
}

/** Longer than any text a person types. */
const longText = 2_000;

/**
 * The size of a request without its picture, the one long string that starts as a data URL. Measured without parsing,
 * which would take a second for as many megabytes of small values.
 */
const lengthBesidesPicture = (text: string): number => {
  for (const { index } of text.matchAll(/"data:/gi)) {
    // The part before it is already too long.
    if (index > limits.requestBytes) break;
    const length = text.indexOf('"', index + 1) - index;
    if (length > longText) return text.length - length;
  }
  return text.length;
};

/** Handed over as text, and only to the calls that want one: a form is what other sites can send. */
const acceptForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      if (!request.routeOptions.config.takesForm) throw new Refusal('unsupported_media_type');
      requireStorableValue(text);
      return text;
    },
  );
};

/** Broken or over-deep JSON is a 400 with our own error shape; an empty body is no body. */
export const acceptBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  acceptForms(app);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      const { jsonBytes = limits.requestBytes, takesForm } = request.routeOptions.config;
      if (takesForm) throw new Refusal('unsupported_media_type');
      if (text.trim() === '') return undefined;
      if (text.length > jsonBytes && lengthBesidesPicture(text) > jsonBytes) throw new Refusal('too_large');
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
