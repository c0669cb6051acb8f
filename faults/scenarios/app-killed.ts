import { pause } from '../workload/pace.ts';
import { installEmbedded } from './embedded-installation.ts';
import type { Scenario } from './scenario.ts';

export const appKilled: Scenario = {
  name: 'app-killed',
  engine: 'embedded',
  rounds: 20,
  about: 'the process is killed (SIGKILL) and its supervisor starts it again',
  open: async (kit) => {
    const installed = await installEmbedded(kit);
    return {
      ...installed,
      strike: async (_evening, random) => {
        await pause(random.between(0, 50));
        await installed.server.kill();
      },
    };
  },
};
