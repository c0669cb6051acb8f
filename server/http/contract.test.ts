import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api, type EndpointName } from '#core/contract.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { buildOpenRestaurant, orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { notBuiltYet } from './not-built-yet.ts';
import { buildOpenApi } from './openapi.ts';

const endpoints = Object.entries(api) as [EndpointName, Endpoint][];
const isStream = ([, { response }]: [EndpointName, Endpoint]): boolean => response === 'event-stream';
const jsonEndpoints = endpoints.filter((entry) => !isStream(entry));

/** Every path of the call table with ids filled in. */
const fill = (path: string, ids: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '0'.repeat(24));
const callAs = (client: TestClient, { method, path }: Endpoint, ids: Record<string, string>) =>
  client.request(method, `/api${fill(path, ids)}`, method === 'GET' ? undefined : {});

describe('the call table', () => {
  const test = setUpTestApp();

  it('is served whole: no endpoint is missing', async () => {
    const owner = await test.owner();
    await owner.confirmPassword();
    const unbuilt: string[] = [];
    for (const [name, endpoint] of jsonEndpoints) {
      if (endpoint.path.startsWith('/users/logout')) continue;
      const { status } = await callAs(owner, endpoint, {});
      if (status === 501) unbuilt.push(name);
    }
    expect(unbuilt).toEqual([...notBuiltYet]);
  });

  it.each(jsonEndpoints.filter(([, { access }]) => access !== 'public'))(
    '%s is refused to a visitor with 401',
    async (_, endpoint) => {
      const { status, body } = await callAs(test.visitor(), endpoint, {});
      expect([status, body.code]).toEqual([401, 'not_signed_in']);
    },
  );

  it.each(jsonEndpoints.filter(([, { access }]) => access === 'owner+password'))(
    '%s is refused without a fresh password',
    async (_, endpoint) => {
      const { status, body } = await callAs(await test.owner(), endpoint, {});
      expect([status, body.code]).toEqual([403, 'password_required']);
    },
  );

  it("gives another owner's things as 404 or 403 and leaves them as they were", async () => {
    const { owner, menu, section, dish, shift } = await buildOpenRestaurant(test);
    const order = await test.visitor().post('/orders', orderBodyFor(owner, dish));
    // An inactive menu: nothing of it is public.
    await owner
      .post('/users/menus')
      .then(({ body }) => owner.patch('/users/active-menu', { menuId: body._id }));
    const stranger = await test.owner();
    await stranger.confirmPassword();
    const idsFor = (path: string): Record<string, string> => ({
      menuId: menu._id,
      sectionId: section._id,
      sectionName: section._id,
      serviceId: shift._id,
      ownerId: owner.id,
      userId: owner.id,
      id: path.startsWith('/orders') ? order.body._id : dish._id,
    });
    const snapshot = async () => [
      (await owner.get(`/menus/${menu._id}`)).body,
      (await owner.get(`/menus/${menu._id}/sections/${section._id}/dishes`)).body,
      (await owner.get('/orders/mine')).body,
    ];
    const before = await snapshot();
    const bodies: Partial<Record<EndpointName, unknown>> = {
      updateMenu: { name: 'שלי עכשיו' },
      setLogo: { logo: null },
      orderSections: { order: [section._id] },
      orderDishes: { order: [dish._id] },
      updateDish: { name: 'שלי', price: 1, menuId: menu._id, sectionName: section.sectionName },
      setStock: { available: false },
      editOrder: { dishes: [{ dishId: dish._id, quantity: 9 }] },
    };
    const touching = jsonEndpoints.filter(
      ([, { access, path }]) => access !== 'public' && path.includes(':'),
    );
    for (const [name, { method, path }] of touching) {
      const { status } = await stranger.request(
        method,
        `/api${fill(path, idsFor(path))}`,
        method === 'GET' ? undefined : (bodies[name] ?? {}),
      );
      expect([name, status]).toEqual([name, expect.toBeOneOf([403, 404])]);
    }
    expect(await snapshot()).toEqual(before);
    expect((await stranger.get(`/menus/${menu._id}`)).status).toBe(404);
    expect((await test.visitor().get(`/menus/${menu._id}/sections`)).status).toBe(404);
  });

  it('matches the committed OpenAPI document', () => {
    const committed = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));
    expect(buildOpenApi(), 'run `node scripts/write-openapi.mjs` and commit docs/openapi.json').toEqual(
      committed,
    );
  });

  it('is readable at /api/docs and /api/openapi.json', async () => {
    const page = await test.visitor().page('/api/docs');
    expect(page.body).toContain('/services/start');
    expect((await test.visitor().page('/api/openapi.json')).body.openapi).toBe('3.1.0');
  });
});
