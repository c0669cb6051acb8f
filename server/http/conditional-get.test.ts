import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerConditionalGets } from './conditional-get.ts';

const build = () => {
  const app = fastify();
  answerConditionalGets(app);
  let name = 'first';
  app.get('/thing', async () => ({ name }));
  app.post('/thing', async () => {
    name = 'second';
    return { name };
  });
  app.get('/missing', async (_request, reply) => reply.status(404).send({ code: 'not_found' }));
  return app;
};

describe('conditional answers', () => {
  it('answers 304 without a body while nothing changed, and the new answer afterwards', async () => {
    const app = build();
    const first = await app.inject('/thing');
    const etag = String(first.headers.etag);
    expect(first.json()).toEqual({ name: 'first' });

    const same = await app.inject({ url: '/thing', headers: { 'if-none-match': `"other", ${etag}` } });
    expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);

    await app.inject({ method: 'POST', url: '/thing' });
    const changed = await app.inject({ url: '/thing', headers: { 'if-none-match': etag } });
    expect([changed.statusCode, changed.json()]).toEqual([200, { name: 'second' }]);
  });

  it('knows its own ETag in a list, weak or strong, and any under a star', async () => {
    const app = build();
    const etag = String((await app.inject('/thing')).headers.etag);
    const strong = etag.replace('W/', '');
    for (const known of [`"a", ${strong} , "b"`, `W/"a",${etag}`, '*']) {
      expect((await app.inject({ url: '/thing', headers: { 'if-none-match': known } })).statusCode).toBe(304);
    }
    const unknown = { url: '/thing', headers: { 'if-none-match': '"a", W/"b"' } };
    expect((await app.inject(unknown)).statusCode).toBe(200);
  });

  it('marks neither writes nor refusals', async () => {
    const app = build();
    const written = await app.inject({ method: 'POST', url: '/thing' });
    const refused = await app.inject({ url: '/missing', headers: { 'if-none-match': '*' } });
    expect(written.headers.etag).toBeUndefined();
    expect([refused.statusCode, refused.headers.etag]).toEqual([404, undefined]);
  });
});
