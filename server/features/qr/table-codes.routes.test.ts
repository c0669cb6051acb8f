import { describe, expect, it } from 'vitest';
import type { TableCode } from '#core/qr/qr.contract.ts';
import { readEventsAfter } from '#server/live/event-log.ts';
import { buildOpenTables } from '#server/testing/build-called-table.ts';
import { orderBodyFor } from '#server/testing/build-order.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

const test = setUpTestApp();

const build = async () => {
  const place = await buildOpenTables(test);
  const { owner, dish } = place;
  const reissue = (...tables: { table: number; was: string | null }[]) =>
    owner.post('/qr/table-codes', { tables });
  return {
    ...place,
    reissue,
    codeOf: async (table: number): Promise<string> => {
      const { body } = await reissue({ table, was: null });
      return body.codes.find((each: TableCode) => each.table === table).code;
    },
    order: (overrides: object) =>
      test.visitor().post('/orders', orderBodyFor(owner, dish, { tableNumber: 7, ...overrides })),
    check: async (table: number, code?: string) =>
      (
        await test
          .visitor()
          .get(`/public-menu/${owner.id}/tables/${table}${code === undefined ? '' : `?code=${code}`}`)
      ).body,
    guestMenu: async () => (await test.visitor().get(`/public-menu/${owner.id}`)).body,
  };
};

const replaced = { status: 422, body: { code: 'table_code_replaced', details: { table: 7 } } };

describe('a table whose code was issued anew', () => {
  it('takes orders only with the new one; others, and no table, are as before', async () => {
    const { codeOf, order } = await build();
    expect((await order({ tableCode: 'whatever' })).status).toBe(201);
    const code = await codeOf(7);
    expect(code).toMatch(/^[bcdfghjkmnpqrstvwxz]{6}$/);
    for (const tableCode of [undefined, null, '', 'bcdfgh', `${code}x`])
      expect(await order({ tableCode })).toMatchObject(replaced);
    expect((await order({ tableCode: code })).status).toBe(201);
    expect((await order({ tableCode: ` ${code.toUpperCase()}` })).status).toBe(201);
    expect((await order({ tableNumber: 8 })).status).toBe(201);
    expect((await order({ tableNumber: null })).status).toBe(201);
    expect((await order({ tableNumber: 8, tableCode: code })).status).toBe(201);
  });

  it('calls only with the new one', async () => {
    const { codeOf, call, listed } = await build();
    const code = await codeOf(7);
    expect(await call({ table: 7, kind: 'waiter' })).toMatchObject(replaced);
    expect(await call({ table: 7, kind: 'waiter', code: 'bcdfgh' })).toMatchObject(replaced);
    expect(await listed()).toEqual([]);
    expect((await call({ table: 7, kind: 'waiter', code })).status).toBe(200);
    expect((await call({ table: 8, kind: 'waiter' })).status).toBe(200);
  });

  it('is served by staff without any', async () => {
    const { owner, dish, codeOf } = await build();
    await codeOf(7);
    const taken = await owner.post('/orders/staff', orderBodyFor(owner, dish, { tableNumber: 7 }));
    expect([taken.status, taken.body.tableNumber]).toEqual([201, 7]);
  });

  it('still answers the retry of an order that was sent before', async () => {
    const { owner, dish, codeOf } = await build();
    const body = orderBodyFor(owner, dish, { tableNumber: 7 });
    const { body: first } = await test.visitor().post('/orders', body);
    await codeOf(7);
    const again = await test.visitor().post('/orders', body);
    expect([again.status, again.body.details.order._id]).toEqual([409, first._id]);
  });

  it('is known to the guests’ page, and its code to nobody', async () => {
    const { owner, codeOf, check, guestMenu, reissue } = await build();
    expect((await guestMenu()).restaurant).not.toHaveProperty('codedTables');
    const seen = (await readEventsAfter(test.engine.db, owner.id, 0))?.length ?? 0;
    const code = await codeOf(7);
    await reissue({ table: 8, was: null }, { table: 12, was: null });
    const menu = await guestMenu();
    expect(menu.restaurant.codedTables).toEqual([
      [7, 8],
      [12, 12],
    ]);
    expect(JSON.stringify(menu)).not.toContain(code);
    const events = (await readEventsAfter(test.engine.db, owner.id, 0)) ?? [];
    expect(events.slice(seen).map(({ event }) => event)).toEqual([{ kind: 'menu' }, { kind: 'menu' }]);
    expect(await check(7, code)).toEqual({ isValid: true });
    expect(await check(7, 'bcdfgh')).toEqual({ isValid: false });
    expect(await check(7)).toEqual({ isValid: false });
    expect(await check(6)).toEqual({ isValid: true });
    expect(await check(13)).toEqual({ isValid: false });
  });
});

describe('issuing codes anew', () => {
  it('is answered with all codes, and replaces the code before', async () => {
    const { owner, reissue, check } = await build();
    const first = await reissue({ table: 2, was: null }, { table: 1, was: null });
    expect([first.status, first.body.codes]).toMatchObject([200, [{ table: 1 }, { table: 2 }]]);
    expect(first.body.codes[0].issuedAt).toBe(test.clock.now().toISOString());
    const [{ code: was }, other] = first.body.codes;
    test.clock.advance(60_000);
    const { body } = await reissue({ table: 1, was });
    expect(body.codes[1]).toEqual(other);
    expect(body.codes[0].code).not.toBe(was);
    expect(await check(1, was)).toEqual({ isValid: false });
    expect((await owner.get('/qr/table-codes')).body).toEqual(body);
  });

  it('pressed twice, or on two screens, issues one code: what was printed in between stays true', async () => {
    const { owner, reissue } = await build();
    const all = Array.from({ length: 12 }, (_, index) => ({ table: index + 1, was: null }));
    const answers = await Promise.all([reissue(...all), reissue(...all), reissue({ table: 3, was: null })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { codes } = (await owner.get('/qr/table-codes')).body;
    expect(codes).toHaveLength(12);
    expect(new Set(codes.map(({ code }: TableCode) => code)).size).toBe(12);
    expect((await reissue(...all)).body.codes).toEqual(codes);
    expect((await reissue({ table: 3, was: 'bcdfgh' })).body.codes).toEqual(codes);
  });

  it('refuses tables that are not there, and leaves the others as they are', async () => {
    const { owner, reissue } = await build();
    const refused = await reissue({ table: 1, was: null }, { table: 13, was: null });
    expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_table', details: { tables: 12 } } });
    expect((await owner.get('/qr/table-codes')).body).toEqual({ codes: [] });
    for (const tables of [[], [{ table: 0, was: null }], [{ table: 1.5, was: null }], [{ table: 1 }], 'all'])
      expect((await owner.post('/qr/table-codes', { tables })).status).toBe(400);
  });

  it('twice for one table in one request is once', async () => {
    const { reissue } = await build();
    const { status, body } = await reissue({ table: 1, was: null }, { table: 1, was: null });
    expect([status, body.codes.length]).toEqual([200, 1]);
  });

  it('of another restaurant touches only its own tables', async () => {
    const [mine, other] = [await build(), await build()];
    const code = await mine.codeOf(7);
    await other.reissue({ table: 7, was: code });
    expect(await mine.check(7, code)).toEqual({ isValid: true });
    expect((await other.owner.get('/qr/table-codes')).body).toEqual({ codes: [] });
  });
});

it('is checked for restaurants and tables that can be', async () => {
  const { owner } = await build();
  const address = `/public-menu/${'f'.repeat(24)}/tables/7`;
  expect((await test.visitor().get(address)).status).toBe(404);
  expect((await test.visitor().get(`/public-menu/${owner.id}/tables/0`)).status).toBe(400);
  expect((await test.visitor().get(`/public-menu/${owner.id}/tables/7?code=${'x'.repeat(41)}`)).status).toBe(
    400,
  );
});

describe('who guesses codes', () => {
  const limited = setUpTestApp({ environment: { RATE_LIMIT_FACTOR: '0.01' } });

  it('is asked to wait', async () => {
    const { owner } = await buildOpenTables(limited);
    const guess = async () =>
      (await limited.visitor().get(`/public-menu/${owner.id}/tables/7?code=bcdfgh`)).status;
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([200, 200, 200, 429]);
  });
});
