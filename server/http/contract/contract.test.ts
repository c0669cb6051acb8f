import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '#core/contract.ts';
import { type Access, isOpen } from '#core/http/access.ts';
import { buildMenu } from '#server/testing/build-menu.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import { buildOpenApi } from './openapi.ts';

describe('the call table', () => {
  const test = setUpTestApp();

  it('shows nobody but its owner a menu that is not active', async () => {
    const owner = await test.owner();
    const { menu, section, dish } = await buildMenu(owner);
    const { body: other } = await owner.post('/users/menus');
    await owner.patch('/users/active-menu', { menuId: other._id });
    for (const client of [test.visitor(), await test.owner()]) {
      for (const path of [
        `/menus/${menu._id}`,
        `/menus/${menu._id}/sections`,
        `/menus/${menu._id}/sections/${section._id}/dishes`,
        `/dishes/${dish._id}/image`,
      ]) {
        const { status, body } = await client.get(path);
        expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
      }
    }
    expect((await owner.get(`/menus/${menu._id}/sections/${section._id}/dishes`)).body).toHaveLength(1);
  });

  it('lets no browser keep what an owner reads: the next one at that screen may be somebody else', async () => {
    const owner = await test.owner();
    await buildMenu(owner);
    for (const path of [
      '/users/me',
      '/users/menus',
      '/restaurants/settings',
      '/services',
      '/users/me/security-log',
    ]) {
      const { status, headers } = await owner.get(path);
      expect([path, status, headers['cache-control'], headers.etag]).toEqual([
        path,
        200,
        'private, no-store',
        undefined,
      ]);
    }
    const { headers } = await test.visitor().get(`/public-menu/${owner.id}`);
    expect([headers['cache-control'], headers.etag]).toEqual(['no-cache', expect.any(String)]);
  });

  it('matches the committed OpenAPI document', () => {
    const committed = JSON.parse(
      readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'),
    );
    expect(buildOpenApi(), 'run `npm run write -- openapi` and commit docs/openapi.json').toEqual(committed);
  });

  it('takes no whole number that a column of the database cannot hold', () => {
    const largest = 2 ** 31 - 1;
    const unbounded: string[] = [];
    const walk = (where: string, schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { type, maximum = Number.POSITIVE_INFINITY } = schema as { type?: unknown; maximum?: number };
      if (type === 'integer' && maximum > largest) unbounded.push(where);
      for (const [key, inner] of Object.entries(schema)) walk(`${where} ${key}`, inner);
    };
    const { paths } = buildOpenApi() as { paths: Record<string, Record<string, Record<string, unknown>>> };
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { parameters, requestBody }] of Object.entries(operations))
        walk(`${method} ${path}`, { parameters, requestBody });
    expect(unbounded).toEqual([]);
  });

  it('keeps the rules of OpenAPI linters: a licence, and operations that say whom they let in and how they refuse', () => {
    const { info, paths } = buildOpenApi() as {
      info: { license: { name: string; identifier: string } };
      paths: Record<string, Record<string, Record<string, unknown>>>;
    };
    expect(info.license.identifier).toMatch(/^LicenseRef-/);
    const operations = Object.values(paths).flatMap((byMethod) => Object.values(byMethod));
    const names = operations.map(({ operationId }) => operationId);
    expect(new Set(names).size).toBe(Object.keys(api).length);
    for (const { operationId, security, summary, responses, 'x-access': access } of operations) {
      expect(security, `${operationId}`).toEqual(isOpen(access as Access) ? [] : [{ session: [] }]);
      expect(summary, `${operationId}`).toBeTruthy();
      expect(Object.keys(responses as object).map((status) => status[0])).toEqual(
        expect.arrayContaining(['2', '4']),
      );
    }
  });

  it('declares 401, 403 and 429 wherever they can come', () => {
    const { paths } = buildOpenApi() as {
      paths: Record<string, Record<string, { responses: object; 'x-access': Access }>>;
    };
    for (const [path, operations] of Object.entries(paths))
      for (const [method, { responses, 'x-access': access }] of Object.entries(operations)) {
        const declared = Object.keys(responses);
        const expected = [
          ...(isOpen(access) ? [] : ['401']),
          // A write from another site is refused whoever sends it.
          ...(isOpen(access) && method === 'get' ? [] : ['403']),
          '429',
        ];
        expect(declared, `${method} ${path}`).toEqual(expect.arrayContaining(expected));
      }
  });

  it('is readable at /api/docs and /api/openapi.json', async () => {
    const page = await test.visitor().page('/api/docs');
    expect(page.body).toContain('<main>');
    // Parameters, bodies and answers of a call, as a client needs them.
    const [, order = ''] = page.body.split('id="createOrder"');
    for (const said of ['clientOrderToken: string', 'tableNumber?:', 'trackingToken: string', '>409<'])
      expect(order.slice(0, order.indexOf('</details>')), said).toContain(said);
    for (const name of Object.keys(api)) expect(page.body).toContain(`<details id="${name}">`);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect((await test.visitor().page('/api/openapi.json')).body.openapi).toBe('3.1.0');
  });
});
