import type { Printer } from '#core/printing/printer-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import type { AreaChoice } from './common/area-choice.ts';
import { printersTexts as t } from './common/printers.texts.ts';

type PrinterSummaryProps = { printer: Printer; areas: readonly AreaChoice[] };

/** What it prints, when and how, in one line. */
export const PrinterSummary = ({ printer, areas }: PrinterSummaryProps) => {
  const text = useText();
  const chosen = areas.filter(({ _id }) => printer.areas?.includes(_id));
  const parts = [
    areas.length > 1 &&
      (printer.areas ? chosen.map(({ name }) => text(t.area, { name })).join(', ') : text(t.allAreas)),
    text(t[printer.moment]),
    printer.printsChanges && text(t.changes),
    text(t.copies, { count: printer.copies }),
    text(t.millimetres, { width: printer.paper }),
    text(t[printer.language]),
    printer.opensDrawer && text(t.drawer),
  ];
  return <p className="text-ink-2 text-sm">{parts.filter(Boolean).join(' · ')}</p>;
};
