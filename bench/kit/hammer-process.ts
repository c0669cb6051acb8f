import { keepAsking, toQuestion } from './keep-asking.ts';

export type HammerOrder = {
  url: string;
  headers: Record<string, string>;
  connections: number;
  seconds: number;
};
export type HammerResult = { perSecond: number; answers: number; bad: number };

const run = async ({ url, headers, connections, seconds }: HammerOrder): Promise<HammerResult> => {
  const address = new URL(url);
  const question = toQuestion('GET', address, headers);
  const began = performance.now();
  const count = { answers: 0, bad: 0 };
  const nextQuestion = () => (performance.now() - began > seconds * 1000 ? null : question);
  const onAnswer = (status: number) => {
    count.answers += 1;
    if (status !== 200) count.bad += 1;
  };
  await Promise.all(Array.from({ length: connections }, () => keepAsking(address, nextQuestion, onAnswer)));
  return { ...count, perSecond: count.answers / ((performance.now() - began) / 1000) };
};

if (process.argv[2]) console.log(JSON.stringify(await run(JSON.parse(process.argv[2]) as HammerOrder)));
