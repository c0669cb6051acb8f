import { parseArgs } from 'node:util';
import { api, type EndpointName } from '#core/contract.ts';
import type { Plan } from './parts/endpoints.ts';

const every = Object.keys(api) as EndpointName[];

const wholeNumber = (name: string, text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) throw new Error(`--${name} must be a whole number.`);
  return value;
};

const namesIn = (text: string | undefined): readonly EndpointName[] => {
  if (text === undefined) return every;
  const names = text.split(',') as EndpointName[];
  const unknown = names.find((name) => !every.includes(name));
  if (unknown !== undefined) throw new Error(`There is no endpoint "${unknown}" in core/contract.ts.`);
  return names;
};

/** As asked for on the command line: a few hundred requests to each endpoint, or with `--long` thousands. */
export const readPlan = (args: readonly string[]): Plan => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      requests: { type: 'string' },
      long: { type: 'boolean', default: false },
      together: { type: 'string', default: '4' },
      only: { type: 'string' },
    },
  });
  return {
    seed: wholeNumber('seed', values.seed),
    requests: wholeNumber('requests', values.requests ?? (values.long ? '2000' : '200')),
    together: Math.max(1, wholeNumber('together', values.together)),
    endpoints: namesIn(values.only),
    isThorough: true,
  };
};

const isRead = (name: EndpointName): boolean => api[name].method === 'GET';

/** What `npm test` has time for. Reads come first, while everything is still there. */
export const shortPlan = (seed: number): Plan => ({
  seed,
  requests: 10,
  together: 4,
  endpoints: [...every.filter(isRead), ...every.filter((name) => !isRead(name))],
  isThorough: false,
});
