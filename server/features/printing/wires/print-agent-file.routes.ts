import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { agentFile } from '#core/printing/wires/agent-command.ts';
import { noCache } from '#server/http/cache-control.ts';

const source = new URL('../../../../scripts/print-agent.mjs', import.meta.url);

/** The print agent as this version of the server knows it. */
export const servePrintAgent = (app: FastifyInstance): void => {
  app.get(agentFile, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', noCache)
      .send(await readFile(source)),
  );
};
