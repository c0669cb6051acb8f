import type { FastifyInstance, InjectOptions } from 'fastify';

export type WireAnswer = { status: number; type: string; headers: Record<string, unknown>; body: Buffer };
/** How a printer reaches the server: it knows neither cookies nor JSON errors. */
export type WireCall = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  sent?: { type: string; body: string },
) => Promise<WireAnswer>;

/** Without a port. */
export const callInside =
  (app: FastifyInstance): WireCall =>
  async (method, path, sent) => {
    const options: InjectOptions = { method, url: path, headers: { host: 'menta.test' } };
    const answer = await app.inject({
      ...options,
      ...(sent && { headers: { ...options.headers, 'content-type': sent.type }, payload: sent.body }),
    });
    return {
      status: answer.statusCode,
      type: String(answer.headers['content-type'] ?? ''),
      headers: answer.headers,
      body: answer.rawPayload,
    };
  };
