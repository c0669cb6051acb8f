import { join } from 'node:path';
import { keepEvidence } from './evidence.ts';
import { openKit } from './machine/kit.ts';
import type { Scenario } from './scenarios/scenario.ts';
import { checkEvening, checkLogs } from './verdict/check-evening.ts';
import { describeTickets } from './verdict/check-tickets.ts';
import { type ClientEntry, openClientLog } from './verdict/client-log.ts';
import type { Violation } from './verdict/violation.ts';
import type { Board } from './workload/board.ts';
import { beginEvening, personalWords } from './workload/evening.ts';
import { createRandom } from './workload/random.ts';
import { openRestaurant } from './workload/restaurant.ts';

export type Result = {
  scenario: Scenario;
  rounds: number;
  sent: number;
  acknowledged: number;
  violations: Violation[];
  /** From the end of each fault until the next order was acknowledged, and until it was on every board. */
  secondsToOrder: number[];
  secondsToBoards: number[];
  remarks: string[];
  /** Where the logs of a run with violations are. */
  evidence?: string;
};

type RunOptions = {
  rounds?: number;
  seed: number;
  /** A board in a real browser, besides the others. */
  openBrowserBoard?: (url: string, cookie: string) => Promise<Board>;
  onRound?: (round: number) => void;
};

const count = (entries: readonly ClientEntry[], kind: ClientEntry['kind']): number =>
  entries.filter((entry) => entry.kind === kind).length;

/** Faults strike an evening round by round; afterwards the checker decides what became of it. */
export const runScenario = async (scenario: Scenario, options: RunOptions): Promise<Result> => {
  const kit = openKit();
  const random = createRandom(options.seed);
  const rounds = options.rounds ?? scenario.rounds;
  const clientLog = join(kit.folder, 'clients.log');
  const log = openClientLog(clientLog);
  const result: Result = {
    scenario,
    rounds,
    sent: 0,
    acknowledged: 0,
    violations: [],
    secondsToOrder: [],
    secondsToBoards: [],
    remarks: [],
  };
  try {
    const installation = await scenario.open(kit);
    const restaurant = await openRestaurant(installation.url);
    const cookie = restaurant.owner.cookie();
    const browserBoard = await options.openBrowserBoard?.(installation.url, cookie);
    const printing = await installation.openPrinters?.(restaurant, log, random);
    const evening = beginEvening({
      restaurant,
      log,
      random,
      moreBoards: browserBoard ? [browserBoard] : [],
      onTickets: printing?.look,
    });
    kit.defer(evening.leave);
    try {
      for (let round = 1; round <= rounds; round += 1) {
        options.onRound?.(round);
        await evening.more(random.between(10, 40));
        await installation.strike(evening, random, round);
        result.secondsToOrder.push(await evening.more(1));
        result.secondsToBoards.push(await evening.boardsFollow());
      }
      await evening.end();
      await printing?.settle();
    } catch (error) {
      result.violations.push({ kind: 'not recovered', detail: String(error) });
    }
    await evening.leave();
    await printing?.leave();
    await installation.stop();
    const entries = log.read();
    result.sent = count(entries, 'sent');
    result.acknowledged = count(entries, 'acknowledged');
    const stored = await installation.readStored(restaurant.owner.id);
    result.violations.push(
      ...checkEvening(entries, stored),
      ...checkLogs(installation.serverLog(), personalWords),
      ...(installation.violations?.() ?? []),
    );
    result.remarks = [...(installation.remarks?.() ?? []), ...describeTickets(entries, stored)];
    if (result.violations.length > 0)
      result.evidence = keepEvidence(
        `${scenario.name}-${scenario.engine}`,
        clientLog,
        installation.serverLog(),
      );
    return result;
  } finally {
    await kit.close();
  }
};
