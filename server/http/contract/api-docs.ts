import type { FastifyInstance } from 'fastify';
import { api } from '#core/contract.ts';
import { escapeHtml } from '#core/html/escape-html.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { lightColors } from '#core/theme/palette.ts';
import { cspHashes } from '../protection/csp-hashes.ts';
import { permissionsPolicy } from '../protection/page-permissions.ts';
import { buildOpenApi } from './openapi.ts';

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:2rem 1.5rem;color:${lightColors.ink};background:${lightColors.paper}}
h1{color:${lightColors.brand}}table{border-collapse:collapse;width:100%;background:${lightColors.card}}th,td{text-align:start;padding:.55rem .75rem;border-bottom:1px solid ${lightColors.line};vertical-align:top}
code{font:14px/1.5 ui-monospace,monospace}.method{font-weight:700;color:${lightColors.brand}}.quiet{color:${lightColors['ink-2']}}`;

const row = (endpoint: Endpoint): string => `<tr>
<td><code class="method">${endpoint.method}</code></td><td><code>${escapeHtml(endpoint.path)}</code></td>
<td>${escapeHtml(endpoint.access)}</td><td>${escapeHtml(endpoint.summary)}<br><span class="quiet">${Object.keys(endpoint.refusals ?? {}).join(' · ')}</span></td></tr>`;

const page = (): string => `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Menta API</title><style>${style}</style></head>
<body><h1>Menta API</h1><p>Every call is below <code>/api</code>. The machine-readable document is
<a href="/api/openapi.json">openapi.json</a>. A refusal is <code>{message, code, details?}</code>.</p>
<table><thead><tr><th>Method</th><th>Path</th><th>Access</th><th>What it does</th></tr></thead>
<tbody>${Object.values(api).map(row).join('')}</tbody></table></body></html>`;

/** The contract as a document for machines and as a page for people. */
export const serveApiDocs = (app: FastifyInstance): void => {
  // Built on first read, so that startup does not wait for it.
  let document: string | null = null;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(buildOpenApi());
    return reply.type('application/json').send(document);
  });
  app.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src ${cspHashes([style])}; base-uri 'none'`,
      )
      .header('permissions-policy', permissionsPolicy)
      .send(page()),
  );
};
