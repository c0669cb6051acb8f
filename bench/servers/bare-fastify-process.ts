// The least a server can do: Fastify with one route that sends given bytes with given headers.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

export type BareAnswer = { headers: Record<string, string>; bodyFile: string };

const [, , argument = ''] = process.argv;
const { headers, bodyFile } = JSON.parse(argument) as BareAnswer;
const body = readFileSync(bodyFile);
const app = fastify();
app.get('/', (_request, reply) => reply.headers(headers).send(body));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
