import type { Printer, PrinterBody, PrinterChanges, PrinterState } from '#core/printing/printer-shape.ts';
import {
  isFetching,
  type PrinterKind,
  printerPath,
  type SeenPrinterKind,
} from '#core/printing/printer-state.ts';
import { printingLimits } from '#core/printing/printing-limits.ts';
import { Refusal } from '#core/refusal.ts';
import { requireOrderingPlan } from '#server/access/ordering-plan.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import { logEvents } from '#server/live/event-log.ts';
import type { Clock } from '#server/system/clock.ts';
import { hashSecret, newId } from '#server/system/ids.ts';
import { findAgent } from './agents.queries.ts';
import { presentJobEvent } from './jobs/print-jobs.presenter.ts';
import { withdrawJobsOfPrinter } from './jobs/print-jobs.queries.ts';
import { findPlace } from './jobs/printing-setup.queries.ts';
import { presentPrinter, presentPrinterState } from './printers.presenter.ts';
import {
  countPrinters,
  deletePrinter,
  findPrinter,
  insertPrinter,
  listPrinters,
  updatePrinter,
} from './printers.queries.ts';

type Needs = { db: Database; clock: Clock };

export type PrintersService = ReturnType<typeof createPrintersService>;

/** The printers of a restaurant, as their owner sets them up. */
export const createPrintersService = ({ db, clock }: Needs) => {
  /** Boards say by name where a ticket is, and how that printer is. */
  const change = (scope: OwnerScope, apply: (tx: Transaction) => Promise<unknown>): Promise<void> =>
    db.transaction(async (tx) => {
      await apply(tx);
      await logEvents(tx, scope.ownerId, { kind: 'board' });
    });

  const get = async (scope: OwnerScope, printerId: string): Promise<Printer> => {
    const row = await findPrinter(db, scope, printerId);
    if (!row) throw new Refusal('not_found');
    return presentPrinter(row, clock.now());
  };

  const toColumns = async (scope: OwnerScope, kind: PrinterKind, settings: PrinterChanges) => {
    const { moment, network, ...columns } = settings;
    if (settings.areas) {
      const known = new Set((await findPlace(db, scope.ownerId))?.areas.map(({ _id }) => _id));
      if (!settings.areas.every((id) => known.has(id))) throw new Refusal('not_found');
    }
    if (network && !(await findAgent(db, scope, network.agentId))) throw new Refusal('not_found');
    const at = kind === 'network' ? network : null;
    return {
      ...columns,
      prints: moment,
      agentId: at?.agentId ?? null,
      host: at?.host ?? null,
      port: at?.port ?? null,
    };
  };

  /** The path of its address, with the secret that is stored as a hash from now on. */
  const makeSecret = (kind: SeenPrinterKind): { path: string | null; secretHash: string | null } => {
    if (!isFetching(kind)) return { path: null, secretHash: null };
    // In some printers it is typed by hand: 96 random bits, and no capitals.
    const secret = newId();
    return { path: printerPath(kind, secret), secretHash: hashSecret(secret) };
  };

  return {
    list: async (scope: OwnerScope): Promise<Printer[]> =>
      (await listPrinters(db, scope)).map((row) => presentPrinter(row, clock.now())),

    listStates: async (scope: OwnerScope): Promise<PrinterState[]> =>
      (await listPrinters(db, scope)).map((row) => presentPrinterState(row, clock.now())),

    create: async (
      scope: OwnerScope,
      { kind, ...settings }: PrinterBody,
    ): Promise<{ printer: Printer; path: string | null }> => {
      requireOrderingPlan(scope);
      if ((await countPrinters(db, scope)) >= printingLimits.printers) throw new Refusal('limit_reached');
      const id = newId();
      const columns = await toColumns(scope, kind, settings);
      const { path, secretHash } = makeSecret(kind);
      const row = { ...columns, id, kind, secretHash, ownerId: scope.ownerId };
      await change(scope, (tx) => insertPrinter(tx, row));
      return { printer: await get(scope, id), path };
    },

    update: async (scope: OwnerScope, printerId: string, settings: PrinterChanges): Promise<Printer> => {
      requireOrderingPlan(scope);
      const { kind } = await get(scope, printerId);
      // What is set for it only a newer version knows.
      if (kind === 'other') throw new Refusal('not_found');
      const columns = await toColumns(scope, kind, settings);
      await change(scope, (tx) => updatePrinter(tx, scope, printerId, columns));
      return get(scope, printerId);
    },

    replaceSecret: async (scope: OwnerScope, printerId: string): Promise<string> => {
      requireOrderingPlan(scope);
      const { kind } = await get(scope, printerId);
      const { path, secretHash } = makeSecret(kind);
      if (path === null) throw new Refusal('not_found');
      await db.transaction((tx) => updatePrinter(tx, scope, printerId, { secretHash }));
      return path;
    },

    delete: (scope: OwnerScope, printerId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const withdrawn = await withdrawJobsOfPrinter(tx, scope, printerId);
        if (!(await deletePrinter(tx, scope, printerId))) throw new Refusal('not_found');
        const rang = withdrawn.filter(({ overdueAt }) => overdueAt !== null);
        await logEvents(tx, scope.ownerId, ...rang.map(presentJobEvent), { kind: 'board' });
      }),
  };
};
