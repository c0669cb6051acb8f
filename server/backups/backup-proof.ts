import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import { localTime } from '#core/hours/zone-clock.ts';
import { OperatorProblem } from '#server/system/operator-problem.ts';
import { isOfThisNight } from './night.ts';

const outcomeShape = z.discriminatedUnion('state', [
  z.object({ state: z.literal('restorable'), orders: z.int() }),
  z.object({ state: z.literal('only the file'), why: z.string() }),
  z.object({ state: z.literal('failed'), why: z.string() }),
]);
/** What reading a backup back has shown. */
export type Outcome = z.output<typeof outcomeShape>;

const proofShape = z.object({ file: z.string(), at: z.coerce.date(), outcome: outcomeShape });
/** The last one of a folder: of which backup, and when. */
export type Proof = z.output<typeof proofShape>;

/** `04:12`, on the restaurants' clocks. */
const timeOf = (at: Date): string =>
  new Date(localTime(defaultTimeZone, at.getTime())).toISOString().slice(11, 16);

export const sentenceOf = ({ at, outcome }: Omit<Proof, 'file'>): string => {
  const time = timeOf(at);
  if (outcome.state === 'restorable')
    return `proved restorable ${time}: ${outcome.orders.toLocaleString('en')} orders equal`;
  if (outcome.state === 'only the file') return `only the file was proved ${time}: ${outcome.why}`;
  return `found NOT restorable ${time}: ${outcome.why}`;
};

/** A backup that could be made, but not be read back. */
export class NotRestorable extends OperatorProblem {
  override name = 'NotRestorable';
}

/** Beside the backups, so that a command reads it too, on whichever machine. */
const recordIn = (folder: string): string => join(folder, '.menta-proof.json');

export const storeProof = (folder: string, proof: Proof): void => {
  const unfinished = `${recordIn(folder)}.new`;
  writeFileSync(unfinished, JSON.stringify(proof));
  renameSync(unfinished, recordIn(folder));
};

export const findProof = (folder: string): Proof | null => {
  try {
    return proofShape.safeParse(JSON.parse(readFileSync(recordIn(folder), 'utf8'))).data ?? null;
  } catch {
    return null;
  }
};

/** Once a night, and again when the newest backup could not be read back. One that failed before it appeared is made anew. */
export const isProofDue = (proof: Proof | null, newest: string, now: Date): boolean => {
  if (!proof || !isOfThisNight(proof.at, now)) return true;
  return (proof.file === basename(newest)) === (proof.outcome.state === 'failed');
};
