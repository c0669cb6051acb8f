import type { PrintAgent, Printer, PrinterState } from '#core/printing/printer-shape.ts';
import { offlineAfterMs, seenStatus } from '#core/printing/printer-state.ts';
import { printingSeconds } from '#core/printing/printing-limits.ts';
import type { AgentRow } from './agents.queries.ts';
import type { PrinterRow } from './printers.queries.ts';

export const presentPrinterState = (row: PrinterRow, now: Date): PrinterState => ({
  _id: row.id,
  name: row.name,
  kind: row.kind ?? 'other',
  paper: row.paper,
  areas: row.areas,
  status: seenStatus(row, now),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  lastTicketAt: row.lastTicketAt?.toISOString() ?? null,
  waiting: row.waiting,
});

export const presentPrinter = (row: PrinterRow, now: Date): Printer => ({
  ...presentPrinterState(row, now),
  language: row.language,
  copies: row.copies,
  moment: row.prints,
  printsChanges: row.printsChanges,
  opensDrawer: row.opensDrawer,
  pollSeconds: row.pollSeconds,
  network:
    row.agentId === null || row.host === null || row.port === null
      ? null
      : { agentId: row.agentId, agentName: row.agentName ?? '', host: row.host, port: row.port },
});

export const presentAgent = ({ id, name, createdAt, lastSeenAt }: AgentRow, now: Date): PrintAgent => ({
  _id: id,
  name,
  isOnline:
    lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() <= offlineAfterMs(printingSeconds.poll),
  lastSeenAt: lastSeenAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});
