import type { Kit } from '../machine/kit.ts';
import type { Printing } from '../printing/open-printing.ts';
import type { ClientLog } from '../verdict/client-log.ts';
import type { Stored } from '../verdict/stored.ts';
import type { Violation } from '../verdict/violation.ts';
import type { Evening } from '../workload/evening.ts';
import type { Random } from '../workload/random.ts';
import type { Restaurant } from '../workload/restaurant.ts';

export type OpenPrinters = (restaurant: Restaurant, log: ClientLog, random: Random) => Promise<Printing>;

/** What runs, and what can be done to it. */
type Installation = {
  /** Where guests, boards and editors reach it, whatever runs behind. */
  url: string;
  /** Before the first order. */
  openPrinters?: OpenPrinters;
  /** One fault, from its beginning until it is over. What follows must happen by itself. */
  strike: (evening: Evening, random: Random, round: number) => Promise<void>;
  stop: () => Promise<void>;
  readStored: (ownerId: string) => Promise<Stored>;
  serverLog: () => string;
  /** What the scenario itself found, besides what became of the evening. */
  violations?: () => Violation[];
  /** What else is worth saying of the run. */
  remarks?: () => string[];
};

export type Scenario = {
  name: string;
  engine: 'embedded' | 'postgres';
  /** Of a long run. */
  rounds: number;
  about: string;
  /** Why it cannot be tried on this machine. */
  whyNot?: () => string | null;
  open: (kit: Kit) => Promise<Installation>;
};
