import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jobResults } from '../jobs/job-lifecycle.ts';
import type { PrinterStatus } from '../printer-state.ts';
import { resultOfStar, statusOfStar } from './star-codes.ts';

const statuses: PrinterStatus[] = ['ok', 'paper_low', 'paper_out', 'cover_open', 'jam', 'error'];

describe('the code of a Star printer', () => {
  it.each([
    ['200%20OK', 'ok'],
    ['200 OK', 'ok'],
    ['OK', 'ok'],
    ['200%2520OK', 'ok'],
    ['211 OK paper low', 'paper_low'],
    ['410%20Out%20of%20Paper', 'paper_out'],
    ['411 Paper jam', 'jam'],
    ['420%20Cover%20open', 'cover_open'],
    ['299', 'ok'],
    ['521%20Too%20large', 'error'],
    ['2000', 'error'],
    ['%', 'error'],
    ['', 'error'],
  ] as const)('%s of a poll is %s', (code, status) => {
    expect(statusOfStar(code)).toBe(status);
  });

  it.each([
    ['OK', 'printed', null],
    ['200 OK', 'printed', null],
    ['200%20OK', 'printed', null],
    ['211', 'printed', null],
    ['510', 'failed', 'bad_ticket'],
    ['520 Download failed', 'failed', 'bad_ticket'],
    ['410', 'failed', 'paper_out'],
    ['999', 'failed', 'printer_error'],
    ['OKAY', 'failed', 'printer_error'],
  ] as const)('%s of a confirmation is %s', (code, result, problem) => {
    expect(resultOfStar(code)).toEqual({ result, problem });
  });

  it('is always read as something', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(statuses).toContain(statusOfStar(code));
        expect(jobResults).toContain(resultOfStar(code).result);
      }),
    );
  });
});
