export type Failure = { where: string; problem: string; reproduction: string };

/** Of one kind more would only say the same again. */
const maxPerProblem = 3;

/** `times` the processor time of the cheapest call, and the bytes of the answer. */
export type Cost = { times: number; bytes: number };

export type Report = ReturnType<typeof createReport>;

export const createReport = () => {
  const answers = new Map<string, Map<number, number>>();
  const failures: Failure[] = [];
  const seen = new Map<string, number>();
  const costs = new Map<string, Cost>();
  return {
    failures,
    answered: (where: string, status: number): void => {
      const counts = answers.get(where) ?? new Map<number, number>();
      counts.set(status, (counts.get(status) ?? 0) + 1);
      answers.set(where, counts);
    },
    /** How often a place answered with one of these statuses. */
    count: (where: string, isCounted: (status: number) => boolean): number =>
      [...(answers.get(where) ?? [])].reduce(
        (sum, [status, count]) => sum + (isCounted(status) ? count : 0),
        0,
      ),
    fail: (failure: Failure): void => {
      const kind = `${failure.where} ${failure.problem.replace(/[0-9a-f]{24}/g, 'id').slice(0, 80)}`;
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      if (count <= maxPerProblem) failures.push(failure);
    },
    cost: (what: string, cost: Cost): void => {
      costs.set(what, cost);
    },
    costs: (): ReadonlyMap<string, Cost> => costs,
    answers: (): ReadonlyMap<string, ReadonlyMap<number, number>> => answers,
  };
};
