import type { Finding } from './check/facts.ts';
import { printable } from './printable.ts';

const marks: Record<Finding['state'], string> = { ok: 'ok', note: 'note', problem: 'PROBLEM' };

/** A line each, and under a problem what to do. */
export const formatFindings = (findings: readonly Finding[]): string => {
  const width = Math.max(...findings.map(({ about }) => about.length));
  return findings
    .flatMap(({ about, state, text, remedy }) => [
      `${marks[state].padEnd(8)} ${about.padEnd(width)}  ${printable(text)}`,
      ...(remedy ? [`${' '.repeat(width + 11)}→ ${remedy}`] : []),
    ])
    .join('\n');
};
