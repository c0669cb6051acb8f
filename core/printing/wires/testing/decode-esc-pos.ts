import type { Bitmap } from '../../ticket/ticket.ts';

/** What came out of a printer: a ticket for every cut. */
export type Printed = { tickets: Bitmap[]; drawerPulses: number; proofs: number };

type Slice = { rowBytes: number; rows: number; bits: Uint8Array };

const ticketOf = (slices: readonly Slice[]): Bitmap => {
  const rowBytes = slices[0]?.rowBytes ?? 0;
  if (slices.some((slice) => slice.rowBytes !== rowBytes)) throw new Error('slices of different widths');
  return {
    width: rowBytes * 8,
    height: slices.reduce((rows, slice) => rows + slice.rows, 0),
    bits: Uint8Array.from(slices.flatMap(({ bits }) => [...bits])),
  };
};

/** One command, from its first byte; null while the rest of it is not there yet. */
export type Command =
  | { kind: 'initialize' | 'cut' | 'drawer' | 'proof'; length: number }
  | { kind: 'status'; which: number; length: number }
  | { kind: 'slice'; slice: Slice; length: number };

const word = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0);

const fixed = {
  '1b 40': { kind: 'initialize', length: 2 },
  '1d 56': { kind: 'cut', length: 4 },
  '1b 70': { kind: 'drawer', length: 5 },
  '1d 72': { kind: 'proof', length: 3 },
} as const;

export const readCommand = (bytes: Uint8Array, readsHighByte = true): Command | null => {
  if (bytes.length < 2) return null;
  const name = [...bytes.subarray(0, 2)].map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
  if (name === '10 04') return bytes.length < 3 ? null : { kind: 'status', which: bytes[2] ?? 0, length: 3 };
  if (name === '1d 76') {
    if (bytes.length < 8) return null;
    const rowBytes = word(bytes, 4);
    const rows = readsHighByte ? word(bytes, 6) : (bytes[6] ?? 0);
    const length = 8 + rowBytes * rows;
    if (bytes.length < length) return null;
    return { kind: 'slice', slice: { rowBytes, rows, bits: bytes.subarray(8, length) }, length };
  }
  const command = fixed[name as keyof typeof fixed];
  // Whatever else there is would be printed as letters.
  if (!command) throw new Error(`a printer would print noise from ${name}`);
  return bytes.length < command.length ? null : command;
};

/** Prints what it is given, command by command. */
export const createPaper = () => {
  const printed: Printed = { tickets: [], drawerPulses: 0, proofs: 0 };
  let slices: Slice[] = [];
  return {
    printed,
    /** Rows that came out and were not cut off. */
    hangsOut: () => slices.length > 0,
    print: (command: Command): void => {
      if (command.kind === 'slice') slices.push({ ...command.slice, bits: command.slice.bits.slice() });
      if (command.kind === 'drawer') printed.drawerPulses += 1;
      if (command.kind === 'proof') printed.proofs += 1;
      if (command.kind !== 'cut') return;
      printed.tickets.push(ticketOf(slices));
      slices = [];
    },
    tearOff: (): void => {
      slices = [];
    },
  };
};

export const decodeEscPos = (bytes: Uint8Array, { readsHighByte = true } = {}): Printed => {
  const paper = createPaper();
  for (let at = 0; at < bytes.length; ) {
    const command = readCommand(bytes.subarray(at), readsHighByte);
    if (!command) throw new Error('a command is cut off');
    paper.print(command);
    at += command.length;
  }
  if (paper.hangsOut()) throw new Error('a ticket is not cut off');
  return paper.printed;
};
