import { median } from '../report/statistics.ts';

/** What two ways reached, round by round. */
export type InTurn = { here: number[]; there: number[] };

/** Each way is first in every other round. A first round of each warms up and does not count. */
export const measureInTurn = async (
  rounds: number,
  here: () => Promise<number>,
  there: () => Promise<number>,
): Promise<InTurn> => {
  const reached: InTurn = { here: [], there: [] };
  const measureHere = async () => reached.here.push(await here());
  const measureThere = async () => reached.there.push(await there());
  for (let round = 0; round <= rounds; round += 1) {
    const turns = round % 2 ? [measureThere, measureHere] : [measureHere, measureThere];
    for (const measure of turns) await measure();
  }
  return { here: reached.here.slice(1), there: reached.there.slice(1) };
};

/** The median of the rounds' ratios: what slows the machine for a while slows both ways. */
export const ratioOf = ({ here, there }: InTurn): number =>
  median(here.map((reached, round) => reached / (there[round] ?? Number.NaN)));
