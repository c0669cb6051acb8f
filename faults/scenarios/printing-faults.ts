import type { Kit } from '../machine/kit.ts';
import { type MovableClock, openMovableClock } from '../machine/movable-clock.ts';
import { openPrinting, type Printing } from '../printing/open-printing.ts';
import { pause, secondsUntil } from '../workload/pace.ts';
import { installEmbedded } from './embedded-installation.ts';
import { installOnPostgres } from './postgres-installation.ts';
import type { OpenPrinters, Scenario } from './scenario.ts';

const rounds = 5;
const minuteSeconds = 61;

type Options = {
  agents?: number;
  /** Where printers call, when that is not where everybody else does. */
  wireUrl?: () => string;
};

/** Printers for an installation, and what may be done to them once they are open. */
const equip = (kit: Kit, clock: MovableClock, { agents = 1, wireUrl }: Options = {}) => {
  let opened: Printing | null = null;
  let running: ReturnType<Printing['startAgent']>[] = [];
  const printing = (): Printing => {
    if (!opened) throw new Error('the printers are not open yet');
    return opened;
  };
  const startAgents = (): void => {
    running = Array.from({ length: agents }, () => printing().startAgent());
  };
  const openPrinters: OpenPrinters = async (restaurant, log, random) => {
    opened = await openPrinting(kit, restaurant, { log, random, clock, wireUrl });
    startAgents();
    return opened;
  };
  return {
    printing,
    openPrinters,
    startAgents,
    killAgents: async (): Promise<void> => {
      await Promise.all(running.map((agent) => agent.kill()));
    },
  };
};

/** One process with its own database, a clock that can be moved, and printers. */
const openKitchen = async (kit: Kit) => {
  const clock = openMovableClock(kit);
  const installed = await installEmbedded(kit, { environment: clock.environment });
  return { installed, clock, ...equip(kit, clock) };
};

export const paperOut: Scenario = {
  name: 'paper-out',
  engine: 'embedded',
  rounds,
  about: 'all printers are without paper for a minute, some from the middle of a ticket on',
  open: async (kit) => {
    const { installed, clock, printing, openPrinters } = await openKitchen(kit);
    return {
      ...installed,
      openPrinters,
      strike: async (evening, random) => {
        const { star, epson, network, endLeases } = printing();
        for (const { now } of [star, epson, network])
          now.paper = random.between(0, 1) === 0 ? 'out' : 'ends in the middle of the next ticket';
        await evening.more(random.between(1, 5));
        clock.advance(minuteSeconds);
        await evening.more(random.between(1, 5));
        for (const { now } of [star, epson]) now.paper = 'in';
        network.mend();
        await endLeases();
      },
    };
  },
};

export const agentKilled: Scenario = {
  name: 'agent-killed',
  engine: 'embedded',
  rounds,
  about: 'the print agent is killed (SIGKILL) while it prints, and started again',
  open: async (kit) => {
    const { installed, printing, openPrinters, startAgents, killAgents } = await openKitchen(kit);
    return {
      ...installed,
      openPrinters,
      strike: async (_evening, random, round) => {
        const { network, endLeases } = printing();
        if (round % 2 === 0) {
          const before = network.partlyPrinted();
          network.now.paper = 'ends in the middle of the next ticket';
          await secondsUntil(() => network.partlyPrinted() > before, 60, 'a ticket in the middle');
        } else {
          await secondsUntil(network.isConnected, 60, 'the agent printing');
          await pause(random.between(0, 30));
        }
        await killAgents();
        network.mend();
        startAgents();
        await endLeases();
      },
    };
  },
};

export const killedWhilePrinting: Scenario = {
  name: 'killed-in-print',
  engine: 'embedded',
  rounds,
  about: 'the process is killed (SIGKILL) when a ticket was handed out and its confirmation has not come',
  open: async (kit) => {
    const { installed, printing, openPrinters } = await openKitchen(kit);
    return {
      ...installed,
      openPrinters,
      strike: async () => {
        const { holdNextTicket, endLeases } = printing();
        const release = await holdNextTicket();
        await installed.server.kill();
        release();
        await secondsUntil(installed.server.isRunning, 60, 'the process being back');
        await endLeases();
      },
    };
  },
};

export const twoProcessesPrint: Scenario = {
  name: 'two-print',
  engine: 'postgres',
  rounds,
  about:
    'two processes and two agents share the printers; each process in turn is killed as it hands out a ticket',
  open: async (kit) => {
    const clock = openMovableClock(kit);
    const installed = await installOnPostgres(kit, 2, () => clock.environment);
    let call = 0;
    /** Every call of a printer meets the other process. */
    const wireUrl = (): string => {
      const ports = installed.servers.flatMap((server) => server.ports());
      call += 1;
      const port = ports[call % ports.length];
      return port === undefined ? installed.url : `http://127.0.0.1:${port}`;
    };
    const { printing, openPrinters } = equip(kit, clock, { agents: 2, wireUrl });
    return {
      ...installed,
      openPrinters,
      strike: async (_evening, _random, round) => {
        const { holdNextTicket, endLeases } = printing();
        const release = await holdNextTicket();
        await installed.servers[round % 2]?.kill();
        release();
        await endLeases();
      },
    };
  },
};
