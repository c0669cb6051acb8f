import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { testEngine } from '#server/testing/test-database.ts';

describe('operations', () => {
  const test = setUpTestApp();

  it('reports health of process and database', async () => {
    expect((await test.visitor().page('/healthz')).body).toEqual({ status: 'ok', database: testEngine });
  });

  it('measures requests by route pattern, without ids or addresses', async () => {
    const owner = await test.owner();
    await owner.get(`/users/${owner.id}`);
    const { body } = await test.visitor().page('/metrics');
    expect(body).toContain(
      'menta_http_request_seconds_count{method="GET",route="/api/users/:id",status="200"}',
    );
    expect(body).toContain('menta_open_streams 0');
    expect(body).not.toContain(owner.id);
  });

  it('sends security headers and a request id with every answer', async () => {
    const { headers } = await test.visitor().get('/pricing');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});
