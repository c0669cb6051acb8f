import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import type { z } from 'zod';
import { etagOf } from '../conditional-get.ts';
import { encode } from '../encodings.ts';
import { chooseEncoding, type Encoding } from '../negotiation.ts';
import { jsonType } from './write-in-parts.ts';

/**
 * An answer shared by many callers: validated, serialized, tagged and compressed once. Per caller it is only sent, or
 * answered with 304.
 */
export class PreparedAnswer<Answer> {
  readonly json: Buffer;
  readonly etag: string;
  /** For the compiler only: the type of the JSON. */
  declare readonly answer?: Answer;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(schema: z.ZodType<Answer>, answer: unknown) {
    // z.object drops what the schema does not name: output is an allow-list, never a deletion.
    const json = JSON.stringify(schema.parse(answer));
    this.json = Buffer.from(json);
    this.etag = etagOf(json);
  }

  body(encoding: Encoding): Promise<Buffer> {
    const known = this.#bodies.get(encoding);
    if (known) return known;
    const body = encode(this.json, encoding);
    this.#bodies.set(encoding, body);
    body.catch(() => this.#bodies.delete(encoding));
    return body;
  }
}

export const sendPrepared = async (
  request: FastifyRequest,
  reply: FastifyReply,
  prepared: PreparedAnswer<unknown>,
): Promise<FastifyReply> => {
  // The tag is weak, so that every encoding may have the same one.
  reply.header('etag', prepared.etag).header('vary', 'Accept-Encoding');
  if (fresh(request.headers, { etag: prepared.etag })) return reply.status(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(jsonType).send(await prepared.body(encoding));
};
