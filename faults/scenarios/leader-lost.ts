import { openPostgresEngine } from '#server/db/engine/postgres-engine.ts';
import { runStatements } from '#server/testing/postgres-client.ts';
import { findFreePort } from '../../scripts/tools/postgres-cluster.mjs';
import { openHaproxy, whyNoHaproxy } from '../machine/haproxy.ts';
import { openNginx, whyNoNginx } from '../machine/nginx.ts';
import { openPatroniCluster, whyNoPatroni } from '../machine/patroni-cluster.ts';
import { readStored } from '../machine/read-stored.ts';
import { pause, secondsUntil } from '../workload/pace.ts';
import { installProcesses } from './processes-installation.ts';
import type { Scenario } from './scenario.ts';

/** As in docs/operations/scale.md. */
const prepare = ["create role menta login password 'secret'", 'create database menta owner menta'];

/** So many that none of them can have been under way when the fault struck. */
const ordersAfterwards = 8;

/** Until then HAProxy takes all three for the primary. */
const checkedAfterMs = 7_000;

const faults = ['machine killed', 'database killed', 'machine frozen'] as const;

export const leaderLost: Scenario = {
  name: 'patroni',
  engine: 'postgres',
  rounds: 6,
  about:
    "three machines with Patroni, two processes behind nginx and HAProxy: the leader's machine is killed, its PostgreSQL is, or it stands still",
  whyNot: () => whyNoPatroni() ?? whyNoHaproxy() ?? whyNoNginx(),
  open: async (kit) => {
    const cluster = await openPatroniCluster(kit);
    const address = await openHaproxy(kit, cluster.addresses);
    const superuserUrl = `postgres://postgres:${cluster.superuser}@127.0.0.1:${address}/postgres`;
    const leads = () =>
      runStatements(superuserUrl, 'select where not pg_is_in_recovery()').then(
        (rows) => rows.length > 0,
        () => false,
      );
    const addressLeads = () => secondsUntil(leads, 120, 'HAProxy leading to the primary');
    await pause(checkedAfterMs);
    await addressLeads();
    await runStatements(superuserUrl, ...prepare);

    const DATABASE_URL = `postgres://menta:secret@127.0.0.1:${address}/menta`;
    const [port, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()] as const;
    const url = `http://127.0.0.1:${port}`;
    const installed = await installProcesses(kit, ports.length, (index) => ({
      DATABASE_URL,
      PORT: String(ports[index]),
      PUBLIC_URL: url,
      TRUST_PROXY: '127.0.0.1',
    }));
    const nginx = await openNginx(kit, port, ports);
    const without = new Map<string, number[]>();
    return {
      ...installed,
      url,
      strike: async (evening, _random, round) => {
        const fault = faults[(round - 1) % faults.length] ?? faults[0];
        const leader = await cluster.leader();
        if (fault === 'machine killed') await leader.kill();
        if (fault === 'database killed') leader.killPostgres();
        if (fault === 'machine frozen') leader.freeze();
        const seconds = await evening.more(ordersAfterwards);
        without.set(fault, [...(without.get(fault) ?? []), seconds]);
        // Power is back, or time goes on; the rest is Patroni's.
        if (fault === 'machine killed') leader.start();
        if (fault === 'machine frozen') leader.thaw();
        await cluster.whole();
      },
      readStored: async (ownerId: string) => {
        await addressLeads();
        return readStored(await openPostgresEngine({ databaseUrl: DATABASE_URL }), ownerId);
      },
      remarks: () => [
        ...[...without].map(
          ([fault, seconds]) =>
            `${fault}: ${ordersAfterwards} more orders after ${seconds.map((value) => value.toFixed(1)).join(', ')} s`,
        ),
        `orders stored: ${nginx.ordersAnswered('201')}; answered 503: ${nginx.ordersAnswered('503')}, given up by their guest: ${nginx.ordersAnswered('499')}`,
      ],
    };
  },
};
