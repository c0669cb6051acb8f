import type { Kit } from '../machine/kit.ts';
import { type SupervisedServer, superviseServer } from '../machine/supervised-server.ts';
import { openLine } from '../machine/tcp-line.ts';

/** The settings of the process of this index besides the common ones. */
export type EnvironmentOf = (index: number) => Record<string, string>;

/** Processes on a database that is there already, behind a load balancer. */
export const installProcesses = async (kit: Kit, processes: number, environmentOf: EnvironmentOf) => {
  const servers: SupervisedServer[] = [];
  for (let index = 0; index < processes; index += 1)
    servers.push(await superviseServer(kit, () => environmentOf(index)));
  const line = await openLine(kit, () => servers.flatMap((server) => server.ports()));
  return {
    servers,
    line,
    url: `http://127.0.0.1:${line.port}`,
    stop: async (): Promise<void> => {
      await Promise.all(servers.map((server) => server.stop()));
    },
    serverLog: (): string => servers.map((server) => server.output()).join(''),
  };
};
