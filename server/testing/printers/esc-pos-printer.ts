import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { type Command, createPaper, readCommand } from '#core/printing/wires/testing/decode-esc-pos.ts';

/** What is odd about a printer, or goes wrong with it; all of it may be changed while it runs. */
export type EscPosFaults = {
  paper: 'in' | 'out' | 'ends in the middle of the next ticket';
  isCoverOpen: boolean;
  /** Takes connections and whatever is sent, and never answers. */
  isSilent: boolean;
  /** Takes connections and reads nothing. */
  isHalfOpen: boolean;
  /** Cuts the line at a ticket's first slice. */
  breaksOff: boolean;
  /** Prints, and keeps the proof for itself. */
  provesNothing: boolean;
  /** Null: as fast as they come. */
  bytesPerMillisecond: number | null;
  readsHighByte: boolean;
};

const usual: EscPosFaults = {
  paper: 'in',
  isCoverOpen: false,
  isSilent: false,
  isHalfOpen: false,
  breaksOff: false,
  provesNothing: false,
  bytesPerMillisecond: null,
  readsHighByte: true,
};

const isFine = [0x12, 0x12, 0x12, 0x12];
const noPaper = [0x1a, 0x32, 0x12, 0x7e];
const openCover = [0x1a, 0x16, 0x12, 0x12];

/** A network printer on a free port. It has one line for one sender, and hangs up on everybody else. */
export const openEscPosPrinter = async (faults: Partial<EscPosFaults> = {}, port = 0) => {
  const now: EscPosFaults = { ...usual, ...faults };
  const paper = createPaper();
  const sockets = new Set<Socket>();
  let busyWith: Socket | null = null;
  let refused = 0;
  let partlyPrinted = 0;
  let buffer = Buffer.alloc(0);
  let onChange = () => {};

  const isStopped = () => now.paper === 'out' || now.isCoverOpen;
  const answer = (byte: number) => {
    if (!now.isSilent) busyWith?.write(Buffer.from([byte]));
  };

  /** Whether it went on. */
  const obey = (command: Command): boolean => {
    if (command.kind === 'status') {
      const states = now.isCoverOpen ? openCover : now.paper === 'out' ? noPaper : isFine;
      answer(states[command.which - 1] ?? 0x12);
      return true;
    }
    if (isStopped()) return false;
    if (command.kind === 'slice' && now.breaksOff) {
      now.breaksOff = false;
      buffer = Buffer.alloc(0);
      busyWith?.destroy();
      return false;
    }
    if (command.kind === 'slice' && now.paper !== 'in') {
      partlyPrinted += 1;
      now.paper = 'out';
      return false;
    }
    paper.print(command);
    if (command.kind === 'proof' && !now.provesNothing) answer(0x00);
    return true;
  };

  /** Questions for its status are answered at once, over what it could not print yet. */
  const answerAhead = () => {
    for (let at = buffer.length - 3; at >= 0; at--)
      if (buffer[at] === 0x10 && buffer[at + 1] === 0x04 && at >= headLength()) {
        obey({ kind: 'status', which: buffer[at + 2] ?? 1, length: 3 });
        buffer = Buffer.concat([buffer.subarray(0, at), buffer.subarray(at + 3)]);
      }
  };
  /** Of what is certainly no question: the ticket that it could not go on with, up to its proof. */
  const headLength = () => {
    let at = 0;
    for (;;) {
      const command = readCommand(buffer.subarray(at), now.readsHighByte);
      if (!command || command.kind === 'status') return at;
      at += command.length;
    }
  };

  const work = () => {
    for (;;) {
      const command = readCommand(buffer, now.readsHighByte);
      if (!command) break;
      if (!obey(command)) {
        answerAhead();
        break;
      }
      buffer = buffer.subarray(command.length);
    }
    onChange();
  };

  /** Reads no faster than it can, so that the sender's line fills up. */
  const readSlowly = (socket: Socket, bytes: Buffer) => {
    socket.pause();
    let at = 0;
    const timer = setInterval(() => {
      const next = at + (now.bytesPerMillisecond ?? bytes.length);
      buffer = Buffer.concat([buffer, bytes.subarray(at, next)]);
      at = next;
      work();
      if (at < bytes.length && !socket.destroyed) return;
      clearInterval(timer);
      socket.resume();
    }, 1);
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (busyWith === socket) busyWith = null;
    });
    if (busyWith) {
      refused += 1;
      socket.destroy();
      return;
    }
    // It has forgotten the connection in the next moment.
    if (now.isHalfOpen) return;
    busyWith = socket;
    socket.on('data', (bytes: Buffer) => {
      if (now.bytesPerMillisecond !== null) return readSlowly(socket, bytes);
      buffer = Buffer.concat([buffer, bytes]);
      work();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    now,
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    printed: paper.printed,
    partlyPrinted: () => partlyPrinted,
    refused: () => refused,
    isConnected: () => busyWith !== null,
    /** Paper is put in, the cover closed: it goes on where it stopped. */
    mend: (): void => {
      Object.assign(now, { paper: 'in', isCoverOpen: false });
      work();
    },
    /** Resolves once it holds. */
    until: (isTrue: () => boolean): Promise<void> =>
      new Promise((resolve) => {
        const look = () => {
          if (!isTrue()) return;
          onChange = () => {};
          resolve();
        };
        onChange = look;
        look();
      }),
    close: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
};
