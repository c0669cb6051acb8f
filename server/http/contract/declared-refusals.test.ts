import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { api, type EndpointName } from '#core/contract.ts';
import { Refusal } from '#core/refusal.ts';
import { answerErrors } from '../error-handler.ts';
import { createRateLimits } from '../protection/rate-limits.ts';
import { contractBroken } from './declared-refusals.ts';
import { serveContract } from './serve-contract.ts';

const noOwner = '0'.repeat(24);

/** The whole contract, served by handlers that refuse every call in one way. */
const serveRefusing = (refusal: Refusal, isStrict: boolean) => {
  const logged: Record<string, unknown>[] = [];
  const log: FastifyBaseLogger = pino({ level: 'error' }, { write: (line) => logged.push(JSON.parse(line)) });
  const app: FastifyInstance = fastify({ loggerInstance: log });
  app.register(cookie);
  const refuse = async () => {
    throw refusal;
  };
  const handlers = Object.fromEntries(Object.keys(api).map((name) => [name, refuse])) as Record<
    EndpointName,
    typeof refuse
  >;
  answerErrors(app);
  serveContract(app, {
    handlers,
    gate: async () => null,
    rateLimits: createRateLimits({ factor: 1 }),
    isStrict,
  });
  const ask = async (url: string, method: 'GET' | 'PATCH' = 'GET') => {
    const answer = await app.inject({ method, url, ...(method === 'PATCH' ? { payload: {} } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  return { ask, logged };
};

const order = {
  ...{ _id: noOwner, displayOrderNumber: 1, status: 'done', isPaid: false, rejected: false },
  ...{
    rejectionReason: '',
    cancelled: false,
    totalPrice: 1,
    tableNumber: null,
    dishes: [],
    revision: 1,
    autoAccepted: false,
    promisedAt: null,
    approvedAt: null,
    readyAt: null,
    ringStep: 0,
  },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', service: noOwner, customerName: 'Dana', phone: '0501234567' },
};

describe('a refusal', () => {
  it('that is declared goes out through its schema, which drops what it does not name', async () => {
    const refusal = Refusal.unchecked('illegal_move', {
      order: { ...order, passwordHash: 'x' },
      secret: 'y',
    });
    const { ask } = serveRefusing(refusal, true);
    const answer = await ask(`/orders/${noOwner}`, 'PATCH');
    expect([answer.status, answer.body.details]).toEqual([409, { order }]);
  });

  it.each([
    ['has a code that its endpoint does not declare', new Refusal('menu_in_use'), 'code'],
    ['has details where none are declared', Refusal.unchecked('not_found', { secret: 'y' }), 'details'],
  ])('that %s is our error while we build, and names its place', async (_, refusal, part) => {
    const { ask, logged } = serveRefusing(refusal, true);
    const answer = await ask(`/users/${noOwner}`);
    expect([answer.status, answer.body.code, answer.body.details]).toEqual([500, 'internal', undefined]);
    expect(logged[0]).toMatchObject({
      msg: contractBroken,
      route: 'GET /users/:id',
      code: refusal.code,
      problem: expect.stringContaining(part),
    });
  });

  it.each([
    Refusal.unchecked('menu_in_use', { secret: 'y' }),
    Refusal.unchecked('not_found', { secret: 'y' }),
  ])('that breaks the contract in production tells its code only, and is logged once', async (refusal) => {
    const { ask, logged } = serveRefusing(refusal, false);
    const answers = [await ask(`/users/${noOwner}`), await ask(`/users/${noOwner}`)];
    for (const { status, body } of answers)
      expect([status, body.code, body.details]).toEqual([refusal.status, refusal.code, undefined]);
    expect(logged.filter(({ msg }) => msg === contractBroken)).toHaveLength(1);
  });

  it('of a call that no endpoint answers needs no declaration', async () => {
    const { ask, logged } = serveRefusing(new Refusal('not_found'), true);
    expect((await ask('/nothing-here')).body.code).toBe('not_found');
    expect(logged).toEqual([]);
  });
});
