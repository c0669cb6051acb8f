import { findFreePort } from '../../scripts/tools/postgres-cluster.mjs';
import { openNginx, whyNoNginx } from '../machine/nginx.ts';
import { pause, secondsUntil } from '../workload/pace.ts';
import { installOnPostgres } from './postgres-installation.ts';
import type { Scenario } from './scenario.ts';

export const behindNginx: Scenario = {
  name: 'behind-nginx',
  engine: 'postgres',
  rounds: 10,
  about:
    'of two processes behind nginx one is killed (SIGKILL) in the middle of orders, nginx is reloaded, both are replaced',
  whyNot: whyNoNginx,
  open: async (kit) => {
    const [port, ...ports] = [await findFreePort(), await findFreePort(), await findFreePort()] as const;
    const url = `http://127.0.0.1:${port}`;
    const installed = await installOnPostgres(kit, ports.length, (index) => ({
      PORT: String(ports[index]),
      PUBLIC_URL: url,
      TRUST_PROXY: '127.0.0.1',
    }));
    const nginx = await openNginx(kit, port, ports);
    const { servers, databaseLine } = installed;
    const areBack = () =>
      secondsUntil(() => servers.every((server) => server.isRunning()), 60, 'both running');
    return {
      ...installed,
      url,
      strike: async (_evening, random, round) => {
        // Slower answers of the database: there is always an order that is stored and not yet answered.
        databaseLine.slowDown(100);
        await pause(random.between(500, 1_000));
        await servers[round % servers.length]?.kill();
        databaseLine.slowDown(0);
        nginx.reload();
        await areBack();
        for (const server of servers) {
          await server.restart();
          await areBack();
        }
      },
      remarks: () => {
        const statuses = nginx.sentTwice();
        const stored = statuses.filter((status) => status === '409').length;
        return [
          `nginx sent ${statuses.length} orders to both processes; the first had stored ${stored} of them`,
        ];
      },
    };
  },
};
