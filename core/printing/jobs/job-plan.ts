import { areaOf, shownAreas } from '../../areas/area-lines.ts';
import type { Area } from '../../areas/areas.contract.ts';
import type { OrderState } from '../../orders/order-lifecycle.ts';
import type { TicketKind, TicketLine } from '../ticket/ticket.ts';
import { changedLines } from './changed-lines.ts';
import { isOnPaper, type JobState } from './job-lifecycle.ts';
import type { PrintMoment } from './print-moment.ts';

export type PlannedPrinter = {
  readonly id: string;
  /** Null: all. */
  readonly areas: readonly string[] | null;
  readonly moment: PrintMoment;
  readonly printsChanges: boolean;
};

/** A line with the area that was written into it. */
export type MadeLine = { readonly area: string | null; readonly line: TicketLine };

export type PlannedOrder = Pick<OrderState, 'status' | 'rejected'> & {
  readonly isDeleted: boolean;
  readonly lines: readonly MadeLine[];
};

/** A job of the order, the oldest first. */
export type KnownJob = {
  readonly id: string;
  readonly printerId: string | null;
  /** Null: a ticket of a newer version, which alone knows what becomes of it. */
  readonly kind: TicketKind | null;
  readonly state: JobState;
};

export type PlannedJob<Printer extends PlannedPrinter> = {
  readonly printer: Printer;
  readonly kind: 'order' | 'changes' | 'cancelled';
  readonly lines: readonly TicketLine[];
  /** Of the whole order. */
  readonly linesElsewhere: number;
  readonly isCopy: boolean;
};

/** The areas that a printer prints, or null for all. One whose areas are all gone prints everything: nothing is lost. */
export const areasOf = (
  { areas }: Pick<PlannedPrinter, 'areas'>,
  known: readonly Area[],
): readonly Area[] | null => {
  const shown = shownAreas(known, areas ?? []);
  return shown && known.filter(({ _id }) => shown.has(_id));
};

export const linesOn = (
  printer: Pick<PlannedPrinter, 'areas'>,
  lines: readonly MadeLine[],
  known: readonly Area[],
): TicketLine[] => {
  const own = areasOf(printer, known);
  return lines
    .filter((made) => own === null || own.some((area) => area === areaOf(known, made)))
    .map(({ line }) => line);
};

const happens = ({ rejected, isDeleted }: PlannedOrder): boolean => !rejected && !isDeleted;

/** Whether an order as it stands belongs on this printer's paper. */
const isDue = (order: PlannedOrder | null, { moment }: PlannedPrinter): boolean =>
  order !== null && happens(order) && (moment === 'arrival' || order.status !== 'waitingApproval');

type Plan<Printer extends PlannedPrinter> = { withdrawn: string[]; written: PlannedJob<Printer>[] };
type Moved = { before: PlannedOrder | null; after: PlannedOrder };

const planFor = <Printer extends PlannedPrinter>(
  printer: Printer,
  { before, after }: Moved,
  jobs: readonly KnownJob[],
  known: readonly Area[],
): Plan<Printer> => {
  const own = jobs.filter(
    ({ printerId, kind }) => printerId === printer.id && kind !== null && kind !== 'bill',
  );
  const waiting = own.filter(({ state }) => state === 'waiting').map(({ id }) => id);
  /** What the printer's paper says of the order by now. */
  const held = own.findLast(({ state }) => isOnPaper(state))?.kind ?? null;
  const lines = linesOn(printer, after.lines, known);
  const write = (kind: PlannedJob<Printer>['kind'], of: readonly TicketLine[], isCopy = false) =>
    of.length === 0
      ? []
      : [{ printer, kind, lines: of, linesElsewhere: after.lines.length - lines.length, isCopy }];
  const nothing: Plan<Printer> = { withdrawn: [], written: [] };

  if (!isDue(after, printer)) {
    const ends = before !== null && happens(before) && !happens(after) && before.status !== 'done';
    const tells = ends && held !== null && held !== 'cancelled' && printer.printsChanges;
    if (ends || isDue(before, printer))
      return { withdrawn: waiting, written: tells ? write('cancelled', lines) : [] };
    // An approval that was undone: whoever has the ticket hears what changes in it meanwhile.
    if (held === null || !happens(after)) return nothing;
  }
  const previous = before ? linesOn(printer, before.lines, known) : [];
  const changed = before ? changedLines(previous, lines) : [];

  if (held === null || held === 'cancelled') {
    // Nobody has it: what still waits is written anew if it changed, and if it was withdrawn.
    const isWaiting = waiting.length > 0 && held === null;
    if (isWaiting && changed.length === 0) return nothing;
    return { withdrawn: waiting, written: write('order', lines, held === 'cancelled') };
  }
  // That it was cancelled has not been told yet, and no longer has to be.
  const untold = own.filter(({ state, kind }) => state === 'waiting' && kind === 'cancelled');
  return {
    withdrawn: untold.map(({ id }) => id),
    written: printer.printsChanges ? write('changes', changed) : [],
  };
};

/**
 * What a change of an order means for its tickets: which waiting jobs are withdrawn and which are written. It follows from
 * how the order stood and stands, so every move, edit, deletion and undo is told right, and one that is done and undone
 * leaves nothing.
 */
export const planJobs = <Printer extends PlannedPrinter>(
  moved: Moved,
  printers: readonly Printer[],
  jobs: readonly KnownJob[],
  known: readonly Area[],
): Plan<Printer> => {
  const plans = printers.map((printer) => planFor(printer, moved, jobs, known));
  return {
    withdrawn: plans.flatMap(({ withdrawn }) => withdrawn),
    written: plans.flatMap(({ written }) => written),
  };
};
