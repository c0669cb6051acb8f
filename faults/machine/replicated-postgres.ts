import { runStatements } from '#server/testing/postgres-client.ts';
import { canCopyClusters, copyCluster, prepareCluster } from '../../scripts/tools/postgres-cluster.mjs';
import { secondsUntil } from '../workload/pace.ts';
import { makeClusterFolder, runCluster } from './durable-postgres.ts';
import type { Kit } from './kit.ts';
import { openLine } from './tcp-line.ts';

export const whyNoReplica = (): string | null =>
  canCopyClusters() ? null : 'this PostgreSQL came without pg_basebackup';

/** A primary, and a replica that must have stored whatever the primary says it has. */
export const openReplicatedPostgres = async (kit: Kit, settings: Record<string, string> = {}) => {
  let count = 1;
  let primary = await runCluster(kit, prepareCluster(makeClusterFolder(kit, 'postgres-1')), settings);
  const replication = await openLine(kit, () => [primary.port]);

  const isReplicaSynchronous = async (): Promise<boolean> => {
    const state =
      "select from pg_stat_replication where state = 'streaming' and sync_state in ('sync', 'quorum')";
    return (await runStatements(primary.url(), state)).length > 0;
  };
  /** Copies the primary; from then on it acknowledges nothing that the copy does not have. */
  const addReplica = async () => {
    count += 1;
    const folder = makeClusterFolder(kit, `postgres-${count}`);
    const replica = await runCluster(kit, await copyCluster(folder, replication.port), settings);
    const require = "alter system set synchronous_standby_names = 'ANY 1 (*)'";
    await runStatements(primary.url(), require, 'select pg_reload_conf()');
    await secondsUntil(isReplicaSynchronous, 60, 'the replica following');
    return replica;
  };

  return {
    primary: () => primary,
    /** From the primary to its replica. */
    replication,
    addReplica,
    promote: async (replica: typeof primary): Promise<void> => {
      await runStatements(replica.url(), 'select pg_promote(true, 60)');
      primary = replica;
    },
  };
};
