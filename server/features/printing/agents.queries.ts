import { and, asc, count, eq, gt, lte } from 'drizzle-orm';
import { ownedRow, type WithOwner } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { deleteSome } from '#server/db/engine/delete-some.ts';
import { printAgentCodes, printAgents } from '#server/db/schema.ts';

export type AgentRow = typeof printAgents.$inferSelect;

export const listAgents = (db: Database, scope: OwnerScope): Promise<AgentRow[]> =>
  db
    .select()
    .from(printAgents)
    .where(eq(printAgents.ownerId, scope.ownerId))
    .orderBy(asc(printAgents.name), asc(printAgents.id));

export const countAgents = async (db: Database, scope: OwnerScope): Promise<number> => {
  const [row] = await db
    .select({ agents: count() })
    .from(printAgents)
    .where(eq(printAgents.ownerId, scope.ownerId));
  return row?.agents ?? 0;
};

export const findAgent = async (db: Database, scope: OwnerScope, agentId: string) => {
  const [row] = await db
    .select({ id: printAgents.id })
    .from(printAgents)
    .where(and(eq(printAgents.id, agentId), eq(printAgents.ownerId, scope.ownerId)));
  return row ?? null;
};

export const deleteAgent = async (db: Database, scope: OwnerScope, agentId: string): Promise<boolean> => {
  const rows = await db
    .delete(printAgents)
    .where(and(eq(printAgents.id, agentId), eq(printAgents.ownerId, scope.ownerId)))
    .returning({ id: printAgents.id });
  return rows.length > 0;
};

export const insertAgentCode = async (
  tx: Transaction,
  code: WithOwner<typeof printAgentCodes.$inferInsert>,
) => {
  await tx.delete(printAgentCodes).where(eq(printAgentCodes.ownerId, code.ownerId));
  await tx.insert(printAgentCodes).values(code);
};

// any-owner: whoever has the code was given it by the owner.
export const takeAgentCode = async (tx: Transaction, codeHash: string, now: Date) => {
  const [row] = await tx
    .delete(printAgentCodes)
    .where(and(eq(printAgentCodes.codeHash, codeHash), gt(printAgentCodes.expiresAt, now)))
    .returning({ ownerId: printAgentCodes.ownerId, agentName: printAgentCodes.agentName });
  return ownedRow(row);
};

export const insertAgent = (tx: Transaction, agent: WithOwner<typeof printAgents.$inferInsert>) =>
  tx.insert(printAgents).values(agent);

// any-owner: what has expired opens nothing.
export const deleteExpiredAgentCodes = (db: Database, now: Date, limit: number) =>
  deleteSome(db, printAgentCodes, lte(printAgentCodes.expiresAt, now), limit);
