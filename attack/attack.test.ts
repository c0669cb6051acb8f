import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '#core/values/testing/runs.ts';
import type { Engine } from '#server/db/engine/database.ts';
import { users } from '#server/db/schema.ts';
import { openTestDatabase } from '#server/testing/test-database.ts';
import { attack } from './attack.ts';
import { checkInvariants } from './checks/invariants.ts';
import { compareRevisions, copyRevisions } from './checks/revisions.ts';
import { compareDigests, digestOf } from './checks/victim-digest.ts';
import { watchLog } from './checks/watch-log.ts';
import { shortPlan } from './options.ts';
import { attackEndpoints } from './parts/endpoints.ts';
import { formatReport } from './report/format-report.ts';
import { createReport } from './report/report.ts';
import { openAttackedApp } from './world/open-app.ts';

const seed = 14;

describe('an attack', () => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await openTestDatabase();
  });
  afterAll(() => engine.close());

  it('on every endpoint, as everybody, breaks nothing', async () => {
    const report = await attack(engine, { ...shortPlan(seed), requests: rounds(25) });
    expect(report.failures, formatReport(report, seed)).toEqual([]);
  });

  it('tells of a server that answers 500 or tells one owner of another, and how to see it again', async () => {
    let answered = 0;
    const planted = createServer(async (request, response) => {
      request.resume();
      const names = await engine.db.select({ name: users.lastName }).from(users);
      const [status, body] =
        answered++ === 0
          ? [500, { message: 'Oops.', code: 'internal' }]
          : [200, { base: JSON.stringify(names), reach: 'everyone' }];
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => planted.listen(0, '127.0.0.1', resolve));
    const [watch, report] = [watchLog(), createReport()];
    const attacked = await openAttackedApp(engine, watch.log, {});
    const url = `http://127.0.0.1:${(planted.address() as AddressInfo).port}`;
    const plan = { ...shortPlan(seed), endpoints: ['getLinkBase'] as const };
    await attackEndpoints({ attacked: { ...attacked, url }, watch, report }, plan);
    await attacked.close();
    planted.close();
    const summary = report.failures
      .map(({ problem, reproduction }) => `${problem} ${reproduction}`)
      .join('\n');
    expect(summary).toMatch(/answered 500 .*as \w+: curl -X GET '\/api\/qr\/base/);
    expect(summary).toMatch(/was told a secret of somebody else: Secretlast/);
    expect(summary).toMatch(/(nobody|endedSession) may not call this/);
  });

  it('tells of a database in which a total, a number or a revision is wrong', async () => {
    const before = await copyRevisions(engine.db);
    expect(await checkInvariants(engine.db)).toEqual([]);
    await engine.db.execute(sql`update orders set total = total + 1 where number = 1`);
    await engine.db.execute(sql`update shifts set last_order_number = last_order_number + 1`);
    expect(await checkInvariants(engine.db)).toEqual([
      expect.stringContaining('the total of an order'),
      expect.stringContaining('numbered from 1 without a gap'),
    ]);
    expect(compareRevisions(before, await copyRevisions(engine.db))).toContainEqual(
      expect.stringContaining('was changed and its revision is still'),
    );
    await engine.db.execute(sql`update dishes set revision = revision - 1`);
    expect(compareRevisions(before, await copyRevisions(engine.db))).toContainEqual(
      expect.stringContaining('went from 1 to 0'),
    );
  });

  it('tells of a row of somebody else that was changed', async () => {
    const [owner] = await engine.db.select({ id: users.id }).from(users).limit(1);
    const id = owner?.id ?? '';
    const before = await digestOf(engine.db, id);
    expect(compareDigests(before, await digestOf(engine.db, id))).toEqual([]);
    await engine.db.execute(
      sql`insert into areas (id, owner_id, name, position) values ('x', ${id}, 'x', 9)`,
    );
    await engine.db.execute(sql`update sections set name = name || ' x'`);
    await engine.db.execute(sql`update users set first_name = 'x' where id = ${id}`);
    expect(compareDigests(before, await digestOf(engine.db, id))).toEqual([
      'users of an owner who did nothing were changed',
      'areas of an owner who did nothing were changed',
      'sections of an owner who did nothing were changed',
    ]);
  });
});
