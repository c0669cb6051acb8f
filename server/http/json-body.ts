import type { FastifyInstance } from 'fastify';
import { Refusal } from '#core/errors/error-codes.ts';

const maxDepth = 32;

/** Walks without recursion, because the depth is what is in doubt. */
const isTooDeep = (root: unknown): boolean => {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > maxDepth) return true;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return false;
};

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
      if (isTooDeep(value)) throw new Refusal('malformed_json');
      return value;
    },
  );
};
