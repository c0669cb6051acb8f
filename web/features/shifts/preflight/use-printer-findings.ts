import { useQuery } from '@tanstack/react-query';
import type { PrinterState } from '#core/printing/printer-shape.ts';
import { checkPrinters, type PreflightResult } from '#core/shifts/preflight.ts';
import { printerStatesQuery } from '#web/lib/query/printer-states-query.ts';

export type PrinterFindings = {
  /** Undefined until they are known. */
  states: readonly PrinterState[] | undefined;
  /** Null where there is nothing to say: no printers, or no answer yet. */
  result: PreflightResult | null;
};

/** Asked again while somebody puts in paper: the line turns well before their eyes. */
export const usePrinterFindings = (): PrinterFindings => {
  const { data: states, isError } = useQuery({ ...printerStatesQuery, refetchInterval: 3_000 });
  if (!states) return { states, result: isError ? 'unknown' : null };
  return { states, result: states.length === 0 ? null : checkPrinters(states.map(({ status }) => status)) };
};
