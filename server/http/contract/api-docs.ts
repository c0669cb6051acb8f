import type { FastifyInstance } from 'fastify';
import { encode } from '../encodings.ts';
import { chooseEncoding, type Encoding } from '../negotiation.ts';
import { cspHashes } from '../protection/csp-hashes.ts';
import { permissionsPolicy } from '../protection/page-permissions.ts';
import { docsScript, docsStyle, type OpenApi, writeDocsPage } from './api-docs-page.ts';
import { buildOpenApi } from './openapi.ts';

const policy = `default-src 'none'; style-src ${cspHashes([docsStyle])}; script-src ${cspHashes([docsScript])}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The contract as a document for machines and as a page for people. */
export const serveApiDocs = (app: FastifyInstance): void => {
  // Built on first read, so that startup does not wait for it.
  let document: string | null = null;
  const pages = new Map<Encoding, Promise<Buffer>>();
  const pageIn = (encoding: Encoding): Promise<Buffer> => {
    const page =
      pages.get(encoding) ?? encode(Buffer.from(writeDocsPage(buildOpenApi() as OpenApi)), encoding);
    pages.set(encoding, page);
    return page;
  };
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(buildOpenApi());
    return reply.type('application/json').send(document);
  });
  app.get('/docs', async (request, reply) => {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'content-security-policy': policy,
        'permissions-policy': permissionsPolicy,
        vary: 'Accept-Encoding',
      })
      .send(await pageIn(encoding));
  });
};
