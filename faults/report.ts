import type { Result } from './run-scenario.ts';
import type { Scenario } from './scenarios/scenario.ts';

const columns = [
  'scenario',
  'engine',
  'rounds',
  'sent',
  'told',
  'lost',
  'doubled',
  'other',
  'order s',
  'boards s',
];
const widths = [18, 9, 6, 7, 7, 5, 8, 6, 12, 12];
const maxViolations = 20;

const row = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => {
      const width = widths[index] ?? 0;
      return index < 2 ? String(cell).padEnd(width) : String(cell).padStart(width);
    })
    .join(' ');

/** The usual one and the worst one. */
const spread = (seconds: readonly number[]): string => {
  if (seconds.length === 0) return '–';
  const sorted = seconds.toSorted((a, b) => a - b);
  return `${sorted[(sorted.length - 1) >> 1]?.toFixed(1)} / ${sorted.at(-1)?.toFixed(1)}`;
};

export const formatHead = (): string => row(columns);

export const formatResult = (result: Result): string => {
  const {
    scenario,
    rounds,
    sent,
    acknowledged,
    violations,
    secondsToOrder,
    secondsToBoards,
    remarks,
    evidence,
  } = result;
  const countOf = (kind: string) => violations.filter((violation) => violation.kind === kind).length;
  const [lost, doubled] = [countOf('lost'), countOf('doubled')];
  const figures = [rounds, sent, acknowledged, lost, doubled, violations.length - lost - doubled];
  const times = [spread(secondsToOrder), spread(secondsToBoards)];
  return [
    row([scenario.name, scenario.engine, ...figures, ...times]),
    ...violations.slice(0, maxViolations).map(({ kind, detail }) => `  ${kind}: ${detail}`),
    ...remarks.map((remark) => `  ${remark}`),
    ...(evidence ? [`  logs: ${evidence}`] : []),
  ].join('\n');
};

export const formatSkipped = ({ name, engine }: Scenario, reason: string): string =>
  `${row([name, engine])} not tried: ${reason}`;
