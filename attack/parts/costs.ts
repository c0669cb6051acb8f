import { sql } from 'drizzle-orm';
import { epochHeader } from '#core/live/stream-protocol.ts';
import { limits } from '#core/values/limits.ts';
import { streamNumbers } from '#server/live/stream-numbers.ts';
import { listStoredViews } from '#server/testing/stored-rows.ts';
import type { Report } from '../report/report.ts';
import { createSender, type HttpRequest, type Send } from '../sending/send.ts';
import { buildHeavyRestaurant, type Heaviness, type HeavyRestaurant } from '../world/heavy-restaurant.ts';
import type { AttackedApp } from '../world/open-app.ts';

const where = 'costs';

type Costly = {
  what: string;
  request: HttpRequest;
  /** `times`: processor time, in that of the cheapest call; `bytes`: of the answer. */
  atMost: { times: number; bytes: number };
};

const read = (path: string, headers: Record<string, string> = {}): HttpRequest => ({
  method: 'GET',
  path: `/api${path}`,
  headers,
  body: undefined,
});
const cheapest = read('/pricing');
const kilobyte = 1024;

/** What anybody may ask for as often as the rate limits allow, where it is largest. */
const costlyRequests = async (
  { owner, order, trackingToken, cookie }: HeavyRestaurant,
  send: Send,
): Promise<Costly[]> => {
  const menu = `/public-menu/${owner}`;
  const first = await send(read(menu));
  const { etag, [epochHeader]: epoch } = 'failed' in first ? {} : first.headers;
  const longAgo = String(streamNumbers(Number(epoch)).of(1));
  return [
    { what: 'a menu', request: read(menu), atMost: { times: 6, bytes: 512 * kilobyte } },
    {
      what: 'a menu that the phone has already',
      request: read(menu, { 'if-none-match': etag ?? '' }),
      atMost: { times: 5, bytes: 0 },
    },
    {
      what: "a menu's stream, resumed after a long time",
      request: read(`${menu}/stream`, { 'last-event-id': longAgo }),
      atMost: { times: 30, bytes: 512 * kilobyte },
    },
    {
      what: "an order's stream, resumed after a long time",
      request: read(`/orders/track/${trackingToken}/stream`, { 'last-event-id': longAgo }),
      atMost: { times: 30, bytes: 512 * kilobyte },
    },
    {
      what: "an order's trail",
      request: read(`/orders/${order}/trail`, { cookie }),
      atMost: { times: 30, bytes: 2 * kilobyte * kilobyte },
    },
  ];
};

const microseconds = ({ user, system }: NodeJS.CpuUsage): number => user + system;

/** The median of several turns: one of them may have met the garbage collector. */
const costOf = async (send: Send, request: HttpRequest, repeated: number) => {
  const spent: number[] = [];
  let bytes = 0;
  for (let turn = 0; turn < repeated + 2; turn += 1) {
    const before = process.cpuUsage();
    const answer = await send(request);
    if ('failed' in answer || answer.status >= 400) return null;
    // The first two compile and fill caches.
    if (turn >= 2) spent.push(microseconds(process.cpuUsage(before)));
    bytes = Math.max(bytes, answer.body.length);
  }
  return { median: spent.sort((one, other) => one - other)[Math.floor(spent.length / 2)] ?? 0, bytes };
};

/** A move changes some words of an order, and stores little more. */
const bytesPerMove = 1024;
const checkMoves = async ({ engine }: AttackedApp, { order, moves }: HeavyRestaurant): Promise<string[]> => {
  const { rows } = await engine.db.execute<{ bytes: number }>(
    sql`select avg(pg_column_size(t.*))::int as bytes from order_trail t where order_id = ${order}`,
  );
  const stored = rows[0]?.bytes ?? Number.NaN;
  return [
    ...(moves > limits.orderChanges ? [`an order was moved ${moves} times`] : []),
    ...(stored <= bytesPerMove ? [] : [`a move of a large order stores ${stored} bytes`]),
  ];
};

/** Made-up ids must not displace the views of an honest guest. */
const floodViews = async (
  { engine, services }: AttackedApp,
  { owner, dish }: HeavyRestaurant,
  send: Send,
  strangers: number,
): Promise<string[]> => {
  const sendViews = (ofOwner: string, dishIds: string[]) =>
    send({
      method: 'POST',
      path: `/api/looks/${ofOwner}`,
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' },
      body: Buffer.from(JSON.stringify({ looks: dishIds.map((dishId) => ({ kind: 'dish', dishId })) })),
    });
  const simulated = (kind: number, from: number) =>
    Array.from({ length: 100 }, (_, at) => `${kind}${String(from + at).padStart(23, '0')}`);
  for (let at = 0; at < 12; at += 1) await sendViews(owner, simulated(1, at * 100));
  for (const unknown of Array.from({ length: strangers / 100 }, (_, at) => simulated(2, at * 100)).flat())
    await sendViews(unknown, simulated(3, 0));
  await sendViews(owner, [dish]);
  await services.views.flush();
  const stored = await listStoredViews(engine.db, owner);
  const isCounted = stored.some(({ counts }) => (counts as { dish?: Record<string, number> }).dish?.[dish]);
  return isCounted ? [] : ["an honest guest's look was not counted after looks at made-up things"];
};

export type CostPlan = Heaviness & {
  /** Made-up restaurants to report views of, by the hundred. */
  strangers: number;
  /** How often each request is sent to measure its cost; 0 only measures the size of its answer. */
  repeated: number;
};

/** One request must cost little wherever somebody may send many: on a long menu, and on an order with a long history. */
export const attackCosts = async (
  { attacked, report }: { attacked: AttackedApp; report: Report },
  { repeated, strangers, ...size }: CostPlan,
): Promise<void> => {
  const sender = createSender(attacked.url);
  const fail = (problem: string, request?: HttpRequest) =>
    report.fail({ where, problem, reproduction: request ? `  ${request.method} ${request.path}` : '' });
  const heavy = await buildHeavyRestaurant(attacked, size);
  const unit = await costOf(sender.send, cheapest, Math.max(repeated, 20));
  if (!unit) throw new Error('the cheapest call failed');

  for (const { what, request, atMost } of await costlyRequests(heavy, sender.send)) {
    const cost = await costOf(sender.send, request, repeated);
    if (!cost) {
      fail(`${what} cannot be read`, request);
      continue;
    }
    const times = cost.median / unit.median;
    report.cost(what, { times, bytes: cost.bytes });
    if (repeated > 0 && times > atMost.times)
      fail(`${what} costs ${times.toFixed(0)} times the cheapest call, more than ${atMost.times}`, request);
    if (cost.bytes > atMost.bytes)
      fail(`${what} is an answer of ${cost.bytes} bytes, more than ${atMost.bytes}`, request);
  }
  for (const problem of await checkMoves(attacked, heavy)) fail(problem);
  for (const problem of await floodViews(attacked, heavy, sender.send, strangers)) fail(problem);
  sender.close();
};
