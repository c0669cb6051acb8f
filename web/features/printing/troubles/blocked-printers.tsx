import { useQuery } from '@tanstack/react-query';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import type { PrinterState } from '#core/printing/printer-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { areasQuery } from '#web/lib/query/evening-queries.ts';
import { printersQuery } from '#web/lib/query/printing-queries.ts';
import { remedyOf } from '#web/lib/texts/printer-status.texts.ts';
import { AlertBar } from '#web/ui/feedback/alert-bar.tsx';
import { blockedWords } from '../texts/job-words.ts';
import { troublesTexts as t } from './troubles.texts.ts';

/** Printers that print nothing now, whether or not a ticket waits; those of a ticket in trouble are named with that. */
export const BlockedPrinters = ({ troubles }: { troubles: readonly PrintJob[] }) => {
  const { data: printers = [] } = useQuery(printersQuery);
  return printers
    .filter(({ _id }) => !troubles.some(({ printerId }) => printerId === _id))
    .map((printer) => <BlockedPrinter key={printer._id} printer={printer} />);
};

const BlockedPrinter = ({ printer }: { printer: PrinterState }) => {
  const text = useText();
  const { name, kind, status } = printer;
  // One that never called is still being set up.
  const words = status === 'new' ? null : blockedWords(text, status);
  const { data: areas = [] } = useQuery({ ...areasQuery, enabled: words !== null && printer.areas !== null });
  if (!words) return null;
  const cutOff = areas.filter(({ _id }) => printer.areas?.includes(_id)).map((area) => area.name);
  const remedy = remedyOf(kind, status);
  const title = text(t.blocked, { printer: name, status: words });
  return (
    <AlertBar
      tone="bad"
      title={cutOff.length > 0 ? `${title} · ${text(t.cutOff, { areas: cutOff.join(', ') })}` : title}
    >
      {remedy ? text(remedy) : undefined}
    </AlertBar>
  );
};
