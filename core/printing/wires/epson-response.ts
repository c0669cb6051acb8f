import type { JobProblem, JobResult } from '../jobs/job-lifecycle.ts';
import type { PrinterStatus } from '../printer-state.ts';

/** What a printer says of one job. */
export type EpsonResult = {
  /** Null where old firmware names none: then it is the one that is out. */
  readonly jobId: string | null;
  /** Null when the printer does not know either: the ticket stays unconfirmed. */
  readonly result: JobResult | null;
  readonly problem: JobProblem | null;
  readonly status: PrinterStatus | null;
};

const problems: Record<string, JobProblem> = {
  EPTR_REC_EMPTY: 'paper_out',
  EPTR_COVER_OPEN: 'cover_open',
  EPTR_CUTTER: 'jam',
  EPTR_MECHANICAL: 'jam',
  SchemaError: 'bad_ticket',
  EX_BADPORT: 'unreachable',
  DeviceNotFound: 'unreachable',
};

/** Bits of `status`, the most urgent first. */
const statusBits: readonly (readonly [number, PrinterStatus])[] = [
  [0x20, 'cover_open'],
  [0x80000, 'paper_out'],
  [0x400 | 0x800, 'jam'],
  [0x2000 | 0x4000, 'error'],
  [0x20000, 'paper_low'],
];

const statusOfProblem = {
  paper_out: 'paper_out',
  cover_open: 'cover_open',
  jam: 'jam',
  bad_ticket: null,
  unreachable: 'error',
  printer_error: 'error',
} as const satisfies Record<JobProblem, PrinterStatus | null>;

const statusOf = (bits: string | undefined, problem: JobProblem | null): PrinterStatus | null => {
  if (problem && statusOfProblem[problem]) return statusOfProblem[problem];
  if (!bits || !/^\d{1,10}$/.test(bits)) return problem ? null : 'ok';
  return statusBits.find(([bit]) => (Number(bits) & bit) !== 0)?.[1] ?? 'ok';
};

const isTrue = (text: string | undefined): boolean => text === 'true' || text === '1';

const resultOf = (jobId: string | null, attributes: ReadonlyMap<string, string>): EpsonResult => {
  const code = attributes.get('code') ?? '';
  if (isTrue(attributes.get('success')))
    return { jobId, result: 'printed', problem: null, status: statusOf(attributes.get('status'), null) };
  // It waited for the end of printing, and did not see it.
  if (code === 'EX_TIMEOUT') return { jobId, result: null, problem: null, status: null };
  const problem = problems[code] ?? 'printer_error';
  return { jobId, result: 'failed', problem, status: statusOf(attributes.get('status'), problem) };
};

const tag = /<(\/?)([\w:.-]{1,60})((?:\s+[\w:.-]{1,60}\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>([^<]*)/g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g;

const attributesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name = '', one, other]) => [name, one ?? other ?? '']));

/**
 * Reads what printers report, which is a handful of known tags and no XML for its own sake: there are no entities to
 * expand and nothing to nest. Null when it is not a report.
 */
export const readEpsonResponse = (xml: string): EpsonResult[] | null => {
  if (xml.includes('<!')) return null;
  const results: EpsonResult[] = [];
  let jobId: string | null = null;
  let isReport = false;
  for (const [, closing, name, attributes = '', text = ''] of xml.matchAll(tag)) {
    if (closing) continue;
    if (name === 'PrintResponseInfo') isReport = true;
    if (name === 'ePOSPrint') jobId = null;
    if (name === 'printjobid') jobId = text.trim() || null;
    if (name === 'response') results.push(resultOf(jobId, attributesOf(attributes)));
  }
  return isReport || results.length > 0 ? results : null;
};
