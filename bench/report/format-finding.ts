import { type Finding, isWithin, type Limit } from './budget.ts';

const whatWidth = 62;

const formatNumber = (value: number): string => {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
};

const formatLimit = (limit: Limit): string =>
  'atMost' in limit ? `≤ ${limit.atMost}` : `≥ ${limit.atLeast}`;

/** One row: verdict, what, figure, limit. */
export const formatFinding = (finding: Finding): string => {
  const what = finding.what.padEnd(whatWidth);
  if (finding.kind === 'note') return `        ${what} ${finding.text}`;
  if (finding.kind === 'skipped') return `  --    ${what} not measured: ${finding.text}`;
  if (finding.kind === 'broken') return `  FAIL  ${what} ${finding.text}`;
  const { measured, unit, limit } = finding;
  const verdict = isWithin(measured, limit) ? 'ok  ' : 'FAIL';
  const figure = `${formatNumber(measured)} ${unit}`.trim().padStart(12);
  return `  ${verdict}  ${what} ${figure}   limit ${formatLimit(limit)} ${unit}`.trimEnd();
};
