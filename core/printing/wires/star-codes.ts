import type { JobProblem, JobResult } from '../jobs/job-lifecycle.ts';
import type { PrinterStatus } from '../printer-state.ts';

/** `200%20OK`, `200 OK`, or `OK`: printers encode it once, twice or not at all. */
const decodeTwice = (code: string): string => {
  try {
    return decodeURIComponent(decodeURIComponent(code));
  } catch {
    return code;
  }
};

/** The three digits that a code begins with; 200 for a bare OK, and 0 for what says nothing. */
const numberOf = (code: string): number => {
  const text = decodeTwice(code).trim();
  if (/^ok\b/i.test(text)) return 200;
  return Number(/^\d{3}(?!\d)/.exec(text)?.[0] ?? 0);
};

const isFine = (code: number): boolean => code >= 200 && code < 300;

/** `statusCode` of a poll. */
export const statusOfStar = (statusCode: string): PrinterStatus => {
  const code = numberOf(statusCode);
  if (code === 211) return 'paper_low';
  if (isFine(code)) return 'ok';
  if (code === 410) return 'paper_out';
  if (code === 411) return 'jam';
  return code === 420 ? 'cover_open' : 'error';
};

const problems: Record<number, JobProblem> = {
  410: 'paper_out',
  411: 'jam',
  420: 'cover_open',
  510: 'bad_ticket',
  511: 'bad_ticket',
  512: 'bad_ticket',
  520: 'bad_ticket',
  521: 'bad_ticket',
};

/** `code` of a confirmation. */
export const resultOfStar = (code: string): { result: JobResult; problem: JobProblem | null } => {
  const number = numberOf(code);
  return isFine(number)
    ? { result: 'printed', problem: null }
    : { result: 'failed', problem: problems[number] ?? 'printer_error' };
};
