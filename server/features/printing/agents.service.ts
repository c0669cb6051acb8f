import type { PrintAgent } from '#core/printing/printer-shape.ts';
import { agentCodeMinutes, printingLimits } from '#core/printing/printing-limits.ts';
import { Refusal } from '#core/refusal.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { type Batches, inBatches, sweptAtOnce } from '#server/db/batches.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { Clock } from '#server/system/clock.ts';
import { hashSecret, newId, newSecret, newStationCode } from '#server/system/ids.ts';
import {
  countAgents,
  deleteAgent,
  deleteExpiredAgentCodes,
  insertAgent,
  insertAgentCode,
  listAgents,
  takeAgentCode,
} from './agents.queries.ts';
import { presentAgent } from './printers.presenter.ts';

type Needs = { db: Database; clock: Clock; rateLimits: RateLimits };

export type PrintAgentsService = ReturnType<typeof createPrintAgentsService>;

/** The processes that reach network printers, paired as stations are. */
export const createPrintAgentsService = ({ db, clock, rateLimits }: Needs) => ({
  list: async (scope: OwnerScope): Promise<PrintAgent[]> =>
    (await listAgents(db, scope)).map((row) => presentAgent(row, clock.now())),

  makeCode: async (scope: OwnerScope, agentName: string): Promise<{ code: string; expiresAt: string }> => {
    requireOrderingPlan(scope);
    if ((await countAgents(db, scope)) >= printingLimits.agents) throw new Refusal('limit_reached');
    const code = newStationCode();
    const expiresAt = new Date(clock.now().getTime() + agentCodeMinutes * 60_000);
    const { ownerId } = scope;
    await db.transaction((tx) =>
      insertAgentCode(tx, { codeHash: hashSecret(code), ownerId, agentName, expiresAt }),
    );
    return { code, expiresAt: expiresAt.toISOString() };
  },

  pair: async (code: string, address: string): Promise<{ name: string; secret: string }> => {
    await rateLimits.consume('pairPerAddress', address);
    const secret = newSecret();
    const name = await db.transaction(async (tx) => {
      const taken = await takeAgentCode(tx, hashSecret(code), clock.now());
      if (!taken) throw new Refusal('station_code_invalid');
      const { ownerId, agentName } = taken;
      const secretHash = hashSecret(secret);
      await insertAgent(tx, { id: newId(), ownerId, name: agentName, secretHash, createdAt: clock.now() });
      return agentName;
    });
    return { name, secret };
  },

  delete: async (scope: OwnerScope, agentId: string): Promise<void> => {
    if (!(await deleteAgent(db, scope, agentId))) throw new Refusal('not_found');
  },

  sweep: async (batches?: Batches): Promise<void> => {
    await inBatches(sweptAtOnce, (limit) => deleteExpiredAgentCodes(db, clock.now(), limit), batches);
  },
});
