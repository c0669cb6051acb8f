import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { api, type EndpointName } from '#core/contract.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { testPassword } from '#server/testing/build-owner.ts';
import { buildStation } from '#server/testing/build-station.ts';
import { openStreams } from '#server/testing/open-streams.ts';
import { openFurnished } from '#server/testing/own-calls/furnished-restaurant.ts';
import { partsOf, sendOwn } from '#server/testing/own-calls/own-parts.ts';
import { setUpTestApp } from '#server/testing/test-app.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import { exemptCalls } from './calls/exempt-calls.ts';
import { orderCalls } from './calls/order-calls.ts';
import { printingCalls } from './calls/printing-calls.ts';
import type { Recipes, World } from './calls/recipe.ts';
import { setupCalls } from './calls/setup-calls.ts';
import { shiftCalls } from './calls/shift-calls.ts';
import { tableCalls } from './calls/table-calls.ts';
import { type Line, listenTo, type OpenBills, openBoard } from './listening-board.ts';

/*
 * Every call of the contract that changes something which a board shows: a board that only listens ends equal to one that
 * reads everything anew. One evening, in which each call finds what those before it left.
 */
const announced: Recipes = { ...orderCalls, ...tableCalls, ...printingCalls, ...setupCalls, ...shiftCalls };
const recipes = Object.entries(announced).flatMap(([name, recipe]) =>
  [recipe].flat().map((each, nth) => [name as EndpointName, nth + 1, each] as const),
);

/** In an evening of its own, at the end. */
const apart: EndpointName = 'keepIt';

const changing = (Object.entries(api) as [EndpointName, Endpoint][]).flatMap(([name, { method }]) =>
  method === 'GET' ? [] : [name],
);

describe('a call of the contract', () => {
  it.each(changing)('%s is announced to boards, or is exempt with a reason', (name) => {
    const places = [name in announced, name in exemptCalls, name === apart].filter(Boolean).length;
    expect([name, places], 'add a recipe in board-events/calls, or a line in exempt-calls.ts').toEqual([
      name,
      1,
    ]);
  });
});

/** Those of the exempt that can be tried here: what is said of them is true. */
const silent: readonly EndpointName[] = [
  'updateMenu',
  'setLogo',
  'saveTranslations',
  'deleteDishImage',
  'createMenu',
  'copyMenu',
  'setSectionArea',
  'savePreflight',
  'setPin',
  'makeAgentCode',
  'replacePrinterSecret',
  'printTest',
  'printVisitBill',
];

const overNetwork = globalThis.fetch;

/** The board of whoever is signed in with this client, and what its stream says. */
const openListener = async (line: Line, ownerId: string, ids: OpenBills) => {
  const { url, cookie } = line;
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    address.startsWith('/')
      ? overNetwork(`${url}${address}`, { ...init, headers: { ...init.headers, cookie } })
      : overNetwork(address, init),
  );
  const stream = await listenTo(ownerId, line);
  let board = await openBoard(ownerId, ids);
  return {
    close: stream.close,
    /** Whatever was done until now. */
    catchUp: async () => {
      await board.hear(await stream.next());
      await board.open(ids);
    },
    expectSame: async (call: () => Promise<TestAnswer>, status: number) => {
      const before = board.shows();
      const answer = await call();
      expect([answer.status, answer.body]).toEqual([status, answer.body]);
      board = await openBoard(ownerId, ids);
      expect(board.shows()).toEqual(before);
    },
    expectToHear: async (call: () => Promise<TestAnswer>, status: number) => {
      const before = board.shows();
      const answer = await call();
      expect([answer.status, answer.body]).toEqual([status, answer.body]);
      const heard = await stream.next();
      await board.hear(heard);
      const reloaded = await openBoard(ownerId, ids);
      const [listening, after] = [board.shows(), reloaded.shows()];
      // One call that is not announced fails alone.
      board = reloaded;
      expect(after, 'the call changed nothing that a board shows').not.toEqual(before);
      expect(listening).toEqual(after);
      expect(heard).not.toEqual([]);
    },
  };
};

describe('a board that only listens', () => {
  const test = setUpTestApp();
  const { url } = openStreams(test);
  let world: World;
  let listener: Awaited<ReturnType<typeof openListener>>;
  const lineOf = async ({ cookies }: TestClient): Promise<Line> => ({
    url: await url(),
    cookie: `session=${cookies.get('session')}`,
    db: test.engine.db,
  });

  beforeAll(async () => {
    world = { ...(await openFurnished(test, 'Mine')), test, noted: {} };
    // A station's: it shows the restaurant's people, too.
    const pass = await buildStation(test, world.owner, 'Pass');
    listener = await openListener(await lineOf(pass), world.owner.id, world.ids);
  });
  afterAll(() => {
    listener?.close();
    vi.unstubAllGlobals();
  });

  it.each(silent)('misses nothing of %s, which is exempt', async (name) => {
    expect(exemptCalls).toHaveProperty(name);
    await world.owner.confirmPassword();
    await listener.catchUp();
    const endpoint: Endpoint = api[name];
    const call = () => sendOwn(world, endpoint, partsOf(name, world));
    await listener.expectSame(call, endpoint.status ?? 200);
  });

  it.each(recipes)('hears of %s (%i)', async (name, _nth, { prepare, send }) => {
    const endpoint: Endpoint = api[name];
    await world.owner.confirmPassword();
    await prepare?.(world);
    await listener.catchUp();
    await world.owner.confirmPassword();
    const call = () => (send ? send(world) : sendOwn(world, endpoint, partsOf(name, world)));
    await listener.expectToHear(call, endpoint.status ?? 200);
  });

  it('hears that the evening that was tried is kept, and its orders are gone', async () => {
    const visitor = test.visitor();
    const { body } = await visitor.post('/try');
    const ids = { visit: body.userId, order: body.userId };
    const tried = await openListener(await lineOf(visitor), body.userId, ids);
    onTestFinished(tried.close);
    const person = { firstName: 'Noa', lastName: 'Levi', email: 'kept@menta.test' };
    const kept = { ...person, restaurantName: 'Kept', password: testPassword };
    await tried.expectToHear(() => visitor.post('/try/keep', kept), 200);
  });
});
