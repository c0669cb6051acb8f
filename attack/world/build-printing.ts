import { printAgentCodes, printAgents } from '#server/db/schema.ts';
import { hashSecret, newId, newSecret, newStationCode } from '#server/system/ids.ts';
import { printerBody } from '#server/testing/build-printer.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { AttackedApp } from './open-app.ts';

type Needs = { attacked: AttackedApp; client: TestClient; owner: string; expiresAt: Date };

/**
 * A printer of each kind that calls by itself, and an agent with one: each prints every order as it arrives. Of two that a
 * browser serves, one has a ticket that waits, the other one that was taken.
 */
export const buildPrinting = async ({ attacked, client, owner, expiresAt }: Needs) => {
  const [agent, agentSecret, agentCode] = [newId(), newSecret(), newStationCode()];
  const { db } = attacked.engine;
  await db
    .insert(printAgents)
    .values({ id: agent, ownerId: owner, name: 'Bar', secretHash: hashSecret(agentSecret) });
  await db
    .insert(printAgentCodes)
    .values({ codeHash: hashSecret(agentCode), ownerId: owner, agentName: 'Bar', expiresAt });
  const add = async (settings: object): Promise<{ id: string; secret: string }> => {
    const { status, body } = await client.post('/printers', printerBody({ moment: 'arrival', ...settings }));
    // Not on every plan.
    if (status !== 201) return { id: newId(), secret: newId() };
    return { id: body.printer._id, secret: String(body.address).split('/').at(-1) ?? '' };
  };
  const star = await add({ kind: 'star' });
  const epson = await add({ kind: 'epson' });
  const network = await add({ kind: 'network', network: { agentId: agent, host: '10.0.0.7', port: 9100 } });
  const addBrowser = async () => {
    const { id } = await add({ kind: 'browser', moment: 'approval' });
    const { body } = await client.post(`/printers/${id}/test`);
    return { id, ticket: body._id ?? newId() };
  };
  const [browser, busy] = [await addBrowser(), await addBrowser()];
  await client.post(`/printers/${busy.id}/claim`);
  return {
    ids: {
      agent,
      printer: star.id,
      networkPrinter: network.id,
      browserPrinter: browser.id,
      browserTicket: browser.ticket,
      takenTicket: busy.ticket,
    },
    secrets: { starSecret: star.secret, epsonSecret: epson.secret, agentSecret, agentCode },
  };
};

/** One of the tickets of an order. */
export const findTicket = async (client: TestClient, order: string): Promise<string> => {
  const { body } = await client.get(`/orders/${order}/print-jobs`);
  return body[0]?._id ?? newId();
};
