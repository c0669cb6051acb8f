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

/** To a server on a port, whose address may change from call to call. */
export const callOver =
  (url: () => string): WireCall =>
  async (method, path, sent) => {
    const answer = await fetch(`${url()}${path}`, {
      method,
      ...(sent && { headers: { 'content-type': sent.type }, body: sent.body }),
    });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
