import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { readStored } from '../machine/read-stored.ts';
import { openReplicatedPostgres, whyNoReplica } from '../machine/replicated-postgres.ts';
import { openLine } from '../machine/tcp-line.ts';
import { pause } from '../workload/pace.ts';
import { installProcesses } from './processes-installation.ts';
import type { Scenario } from './scenario.ts';

export const replicaPromoted: Scenario = {
  name: 'replica-promoted',
  engine: 'postgres',
  rounds: 5,
  about:
    'the primary is killed for good (SIGKILL), its synchronous replica promoted and the one address led there; two processes serve',
  whyNot: whyNoReplica,
  open: async (kit) => {
    const postgres = await openReplicatedPostgres(kit);
    let port = postgres.primary().port;
    const address = await openLine(kit, () => [port]);
    const DATABASE_URL = postgres.primary().url(address.port);
    const installed = await installProcesses(kit, 2, () => ({ DATABASE_URL }));
    return {
      ...installed,
      strike: async (evening, random, round) => {
        const replica = await postgres.addReplica();
        await evening.more(random.between(5, 20));
        // What the replica cannot have seen: with synchronous commits it is never acknowledged.
        postgres.replication.stall();
        await pause(random.between(500, 1_500));
        await postgres.primary().kill();
        postgres.replication.cut();
        postgres.replication.flow();
        const leadThere = () => {
          port = replica.port;
          address.cut();
        };
        // A failover tool may be ahead of the promotion: then the address leads to a server that only reads.
        if (round % 2 === 0) leadThere();
        await pause(random.between(500, 3_000));
        await postgres.promote(replica);
        if (round % 2 === 1) leadThere();
      },
      readStored: async (ownerId: string) =>
        readStored(await openPostgresEngine({ databaseUrl: postgres.primary().url() }), ownerId),
    };
  },
};
