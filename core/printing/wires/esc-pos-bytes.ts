import type { Bitmap } from '../ticket/ticket.ts';

/** ESC @: forgets what an earlier sender left set. */
const initialize = [0x1b, 0x40];
/** GS V B 0: feeds to the knife, and cuts all but a point. */
const cut = [0x1d, 0x56, 0x42, 0x00];
/** ESC p 0: a pulse of 50 ms to the drawer. */
const openDrawer = [0x1b, 0x70, 0x00, 0x19, 0xfa];
/**
 * GS r 1: asks for the paper sensor, behind everything that is to be printed. Its answer proves that all before it was
 * printed; a socket that closed well proves nothing.
 */
const askForProof = [0x1d, 0x72, 0x01];

/** Some printers read only the low byte of a picture's height, and print the rest as noise. */
export const rowsPerSlice = 248;

const lowAndHigh = (value: number): [number, number] => [value & 0xff, value >> 8];

/** GS v 0: width in bytes, height in dots. */
const sliceHead = (rowBytes: number, rows: number): number[] => [
  ...[0x1d, 0x76, 0x30, 0x00],
  ...lowAndHigh(rowBytes),
  ...lowAndHigh(rows),
];

const slicesOf = ({ width, height, bits }: Bitmap): ArrayLike<number>[] => {
  const rowBytes = Math.ceil(width / 8);
  return Array.from({ length: Math.ceil(height / rowsPerSlice) }, (_, at) => at * rowsPerSlice).flatMap(
    (start) => {
      const rows = Math.min(rowsPerSlice, height - start);
      return [sliceHead(rowBytes, rows), bits.subarray(start * rowBytes, (start + rows) * rowBytes)];
    },
  );
};

const concat = (parts: readonly ArrayLike<number>[]): Uint8Array => {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

export type PrintOptions = { readonly copies: number; readonly opensDrawer: boolean };

/** A ticket as an ESC/POS printer takes it, up to the question for the proof. */
export const writeEscPos = (bitmap: Bitmap, { copies, opensDrawer }: PrintOptions): Uint8Array => {
  const copy = [...slicesOf(bitmap), cut];
  return concat([
    initialize,
    ...(opensDrawer ? [openDrawer] : []),
    ...Array.from({ length: copies }, () => copy).flat(),
    askForProof,
  ]);
};
