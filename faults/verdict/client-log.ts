import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

/** What a client sent and received, as it saw it. Amounts are in agorot. */
export type ClientEntry =
  | { kind: 'sent'; token: string; total: number }
  | { kind: 'acknowledged'; token: string; orderId: string; number: number; total: number }
  /** Told for good that the order is not taken. */
  | { kind: 'refused'; token: string; outcome: string }
  /** An answer that is the server's fault and does not say 'not now'. */
  | { kind: 'broken-answer'; route: string; status: number; code: string }
  | { kind: 'edit-sent'; dishId: string; text: string }
  | { kind: 'edit-saved'; dishId: string; text: string }
  | { kind: 'mail-requested'; address: string }
  | { kind: 'mail-received'; address: string }
  | { kind: 'printer-opened'; printer: string }
  /** What came out of a printer, whole. */
  | { kind: 'ticket-printed'; printer: string; picture: string }
  /** A board was told that a ticket is in trouble. */
  | { kind: 'ticket-rang'; job: string; trouble: string }
  | { kind: 'board-opened'; board: string }
  /** What a board shows when the evening is over, without having been reloaded. */
  | { kind: 'board-shows'; board: string; orders: readonly DisplayedOrder[] };

/** `total` is null where the screen does not show it. */
export type DisplayedOrder = { number: number; total: number | null };

/** Written line by line as things happen, so that nothing the clients learn later can change it. */
export const openClientLog = (path: string) => {
  writeFileSync(path, '');
  return {
    write: (entry: ClientEntry): void => appendFileSync(path, `${JSON.stringify(entry)}\n`),
    read: (): ClientEntry[] =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as ClientEntry),
  };
};

export type ClientLog = ReturnType<typeof openClientLog>;
