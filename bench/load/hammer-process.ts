import autocannon from 'autocannon';

export type HammerOrder = {
  origin: string;
  /** Asked for in turn. */
  paths: readonly string[];
  headers: Record<string, string>;
  connections: number;
  seconds: number;
};
export type HammerResult = { perSecond: number; bad: number; answers: Record<number, number> };

const run = async ({ origin, paths, headers, connections, seconds }: HammerOrder): Promise<HammerResult> => {
  const result = await autocannon({
    url: origin,
    requests: paths.map((path) => ({ path, headers })),
    connections,
    duration: seconds,
  });
  const count = result['2xx'] + result.non2xx;
  return {
    perSecond: count / result.duration,
    bad: result.non2xx + result.errors,
    answers: Object.fromEntries(
      Object.entries(result.statusCodeStats ?? {}).map(([status, stats]) => [status, stats.count ?? 0]),
    ),
  };
};

if (process.argv[2]) console.log(JSON.stringify(await run(JSON.parse(process.argv[2]) as HammerOrder)));
