import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import { listen } from './listen.ts';

const opened = () => {
  const app = fastify();
  onTestFinished(() => app.close());
  return app;
};

it('says in one sentence that the port is taken', async () => {
  const first = opened();
  await listen(first, { port: 0, host: '127.0.0.1' });
  const { port } = first.server.address() as { port: number };
  const second = listen(opened(), { port, host: '127.0.0.1' });
  await expect(second).rejects.toThrow(
    new OperatorProblem(`Port ${port} is in use; stop what uses it, or choose another PORT.`),
  );
});

it("says so when the host is not the machine's own", async () => {
  const elsewhere = listen(opened(), { port: 0, host: '192.0.2.1' });
  await expect(elsewhere).rejects.toThrow(OperatorProblem);
});

it('says so when nobody knows the name of the host', async () => {
  const unknown = listen(opened(), { port: 0, host: 'nohost.invalid' });
  await expect(unknown).rejects.toThrow(
    new OperatorProblem('HOST is nohost.invalid, which this machine finds no address for.'),
  );
});
