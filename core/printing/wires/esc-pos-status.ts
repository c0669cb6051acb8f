import type { PrinterStatus } from '../printer-state.ts';

/** Answers to DLE EOT 1 to 4, as an agent passes them on: printer, offline cause, error, paper. */
export const statusBytesPattern = /^([0-9a-f]{2}){4}$/;

type StatusBytes = readonly [printer: number, offline: number, error: number, paper: number];

export const readStatusBytes = (hex: string): StatusBytes => {
  const byte = (at: number) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return [byte(0), byte(1), byte(2), byte(3)];
};

/** The most urgent first: under an open cover the paper sensor tells nothing. */
export const statusOfEscPos = ([printer, offline, error, paper]: StatusBytes): PrinterStatus => {
  if (offline & 0x04) return 'cover_open';
  if (offline & 0x20 || paper & 0x60) return 'paper_out';
  if (error & 0x08) return 'jam';
  if (offline & 0x40 || error & 0x60) return 'error';
  if (paper & 0x0c) return 'paper_low';
  return printer & 0x08 ? 'error' : 'ok';
};
