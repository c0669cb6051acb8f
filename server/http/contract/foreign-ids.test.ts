import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { api, type EndpointName } from '#core/contract.ts';
import { isOpen } from '#core/http/access.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { idPattern } from '#core/values/saved-id.ts';
import { type Furnished, type Ids, openFurnished } from '#server/testing/own-calls/furnished-restaurant.ts';
import { type Parts, partsOf, sendOwn } from '#server/testing/own-calls/own-parts.ts';
import { listRowsNaming } from '#server/testing/stored-rows.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';

/*
 * One owner calls every endpoint with their own ids except a single one, which is another owner's: once for each id of
 * each call, wherever it appears. Such a call is refused, reveals nothing and changes nothing.
 */
const theirName = 'Known to the other owner alone';
const test = setUpTestApp();

const finishOrder = async ({ owner, ids }: Furnished) => {
  await owner.patch(`/orders/${ids.order}`, { status: 'done', rejected: true });
  const how = { rejected: true, rejectionReason: 'closing' };
  await owner.patch(`/orders/${ids.served}`, { status: 'done', ...how });
};

/** Preconditions for the owner's own call to succeed. */
const preparations: Partial<Record<EndpointName, (restaurant: Furnished) => Promise<unknown>>> = {
  deleteMenu: async ({ owner }) =>
    owner.patch('/users/active-menu', { menuId: (await owner.post('/users/menus')).body._id }),
  undoMove: ({ owner, ids }) => owner.patch(`/orders/${ids.order}`, { status: 'inProcess' }),
  tickLines: ({ owner, ids }) => owner.patch(`/orders/${ids.order}`, { status: 'inProcess' }),
  endShift: finishOrder,
  startShift: async (restaurant) => {
    await finishOrder(restaurant);
    await restaurant.owner.post('/services/end', {});
  },
};

/** Besides those that read: what they change leaves every other of these as it was. The rest have a restaurant each. */
const harmless: ReadonlySet<EndpointName> = new Set([
  'saveSettings',
  'setActiveMenu',
  'updateMenu',
  'setLogo',
  'orderSections',
  'orderDishes',
  'saveTranslations',
  'setSectionArea',
  'createPrinter',
  'updatePrinter',
  'makeAgentCode',
  'setPin',
  'savePreflight',
  'createOrder',
  'createStaffOrder',
]);

/** Deleted ids are ignored here, so unknown ones are, too. */
const overlooked = new Set(['orderSections body.was.*', 'orderDishes body.was.*', 'readBoardPage query.ids']);

/** Chosen by the client: they refer to nobody's data. */
const madeByCaller = new Set(['limitStock body.countId']);

/** Every id in a value, with the way to it; `*` stands for any place in a list. */
const idsIn = (value: unknown, known: ReadonlySet<string>, way: string[] = []): [string[], string][] => {
  if (typeof value === 'string') return known.has(value) ? [[way, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => idsIn(part, known, [...way, key]));
};
const nameOf = (way: readonly string[]): string =>
  way.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.');

const replaced = (value: unknown, [key, ...rest]: readonly string[], id: string): unknown => {
  if (key === undefined) return id;
  const entries = Object.entries(value as object).map(([name, part]) => [
    name,
    name === key ? replaced(part, rest, id) : part,
  ]);
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
};

/** Where the contract has an id, read from the schemas themselves. */
const declaredIds = ({ params, query, body }: Endpoint): string[] => {
  const walk = (schema: z.core.JSONSchema.BaseSchema, way: string[]): string[] => [
    ...(schema.pattern === idPattern.source ? [way.join('.')] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, part]) =>
      typeof part === 'object' ? walk(part, [...way, key]) : [],
    ),
    ...(schema.items && !Array.isArray(schema.items) && typeof schema.items === 'object'
      ? walk(schema.items, [...way, '*'])
      : []),
    ...(schema.anyOf ?? []).flatMap((part) => (typeof part === 'object' ? walk(part, way) : [])),
  ];
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? walk(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), [part]) : [],
  );
};

const takingIds = (Object.entries(api) as [EndpointName, Endpoint][]).filter(
  ([name, endpoint]) =>
    (!isOpen(endpoint.access) || name === 'createOrder') &&
    // A stream that is not refused never ends: `streams.test.ts` tries those.
    endpoint.response !== 'event-stream' &&
    declaredIds(endpoint).length > 0,
);

describe("another owner's id", () => {
  let theirs: Furnished;
  /** Everything that names them or what is theirs, as the tables hold it. */
  let theirRows: string[];
  const readTheirRows = async () => {
    await test.services.securityLog.flush();
    return listRowsNaming(test.engine.db, Object.values(theirs.ids));
  };
  let shared: Furnished;
  beforeAll(async () => {
    theirs = await openFurnished(test, theirName);
    shared = await openFurnished(test, 'Mine');
    theirRows = await readTheirRows();
  });

  it.each(takingIds)(
    'in %s reads nothing and changes nothing, wherever it stands',
    async (name, endpoint) => {
      const isHarmless = endpoint.method === 'GET' || harmless.has(name);
      const mine = isHarmless ? shared : await openFurnished(test, 'Mine');
      await preparations[name]?.(mine);
      const theirsFor = new Map(
        (Object.keys(mine.ids) as (keyof Ids)[]).map((entity) => [mine.ids[entity], theirs.ids[entity]]),
      );
      const own = partsOf(name, mine);
      const found = idsIn(own, new Set(theirsFor.keys()));
      const declared = declaredIds(endpoint).filter((way) => !madeByCaller.has(`${name} ${way}`));
      expect(found.map(([way]) => nameOf(way))).toEqual(expect.arrayContaining(declared));

      for (const [way, id] of found) {
        const place = `${name} ${nameOf(way)}`;
        const answer = await sendOwn(mine, endpoint, replaced(own, way, theirsFor.get(id) ?? '') as Parts);
        const refused = expect.toSatisfy((status: number) => status >= 400 && status < 500);
        expect([place, answer.status]).toEqual([place, overlooked.has(place) ? 200 : refused]);
        expect(JSON.stringify(answer.body)).not.toContain(theirName);
      }
      const rowsBefore = theirRows;
      theirRows = await readTheirRows();
      expect(theirRows).toEqual(rowsBefore);
      // The same call with only own ids succeeds: it was the foreign id that was refused.
      const answer = await sendOwn(mine, endpoint, own);
      expect([name, answer.status]).toEqual([name, endpoint.status ?? 200]);
    },
  );
});
