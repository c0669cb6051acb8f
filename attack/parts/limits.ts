import { rateWindows } from '#server/db/schema.ts';
import type { Report } from '../report/report.ts';
import { createSender } from '../sending/send.ts';
import type { AttackedApp } from '../world/open-app.ts';

const where = 'limits';

const post = (path: string, body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  path: `/api${path}`,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(JSON.stringify(body)),
});
const get = (path: string) => ({ method: 'GET', path: `/api${path}`, headers: {}, body: undefined });

/** How often a call gets through from one address, with the limits that an installation has by default. */
const allowed = {
  'guesses of one password': {
    times: 10,
    call: (at: number) =>
      // Whoever says to be somebody else is not believed.
      post('/users/login', { email: 'a@b.test', password: 'wrong' }, { 'x-forwarded-for': `10.0.0.${at}` }),
  },
  'reset mails to one address': {
    times: 3,
    call: () => post('/users/forgot-password', { email: 'a@b.test' }),
  },
  'tries of reset links': {
    times: 60,
    call: (at: number) => post('/users/reset-password', { token: `token-${at}`, newPassword: 'something' }),
  },
};

/** The other parts raise the limits to get anywhere: this one shows that they hold. */
export const attackLimits = async ({ attacked, report }: { attacked: AttackedApp; report: Report }) => {
  // On PostgreSQL turns are counted in the database, and the other parts took some.
  await attacked.engine.db.delete(rateWindows);
  const sender = createSender(attacked.url);
  const fail = (problem: string) => report.fail({ where, problem, reproduction: '  RATE_LIMIT_FACTOR=1' });
  for (const [what, { times, call }] of Object.entries(allowed)) {
    let through = 0;
    for (let at = 0; at < times + 5; at++) {
      const answer = await sender.send(call(at));
      if ('failed' in answer) {
        fail(`${what}: ${answer.failed}`);
        continue;
      }
      report.answered(where, answer.status);
      if (answer.status !== 429) through += 1;
      else if (!(Number(answer.headers['retry-after']) > 0))
        fail(`${what}: 429 does not say when to come back`);
    }
    if (through !== times) fail(`${what}: ${through} got through instead of ${times}`);
  }
  const other = await sender.send(get('/pricing'));
  if ('failed' in other || other.status !== 200)
    fail('whoever is told to wait may not do other things either');
  sender.close();
};
