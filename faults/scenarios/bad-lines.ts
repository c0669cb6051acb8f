import { pause } from '../workload/pace.ts';
import { orderAndVanish } from '../workload/vanishing-guest.ts';
import { installEmbedded } from './embedded-installation.ts';
import type { Scenario } from './scenario.ts';

export const clientsVanish: Scenario = {
  name: 'clients-vanish',
  engine: 'embedded',
  rounds: 10,
  about: 'guests are gone in the middle of a request and some come back; every line breaks at once',
  open: async (kit) => {
    const installed = await installEmbedded(kit);
    return {
      ...installed,
      strike: async (evening, random) => {
        await Promise.all(Array.from({ length: 20 }, () => orderAndVanish(evening, random)));
        installed.line.cut();
      },
    };
  },
};

export const linesStall: Scenario = {
  name: 'lines-stall',
  engine: 'embedded',
  rounds: 4,
  about: 'nothing moves on any line for 5 to 35 s and nobody is told; then it flows on, or it breaks',
  open: async (kit) => {
    const installed = await installEmbedded(kit);
    return {
      ...installed,
      strike: async (_evening, random) => {
        installed.line.stall();
        await pause(random.between(5_000, 35_000));
        if (random.between(0, 1) === 0) installed.line.cut();
        installed.line.flow();
      },
    };
  },
};
