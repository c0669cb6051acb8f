import { useQuery } from '@tanstack/react-query';
import { PrinterCheck, PrinterX } from 'lucide-react';
import type { BoardPrints } from '#core/printing/jobs/job-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { boardPrintsQuery, printersQuery } from '#web/lib/query/printing-queries.ts';
import { Tooltip } from '#web/ui/action/tooltip.tsx';
import { troubleWords } from '../texts/job-words.ts';
import { printTexts as t } from '../texts/print-job.texts.ts';

/** What the board has read; a card asks for nothing itself. */
const usePrintsOf = <Found,>(select: (prints: BoardPrints) => Found): Found | undefined =>
  useQuery({ ...boardPrintsQuery, enabled: false, select }).data;

/** On the card of an order whose tickets came out. */
export const PrintedMark = ({ orderId }: { orderId: string }) => {
  const text = useText();
  const isPrinted = usePrintsOf(({ printed }) => printed.includes(orderId));
  if (!isPrinted) return null;
  return (
    <Tooltip label={text(t.printed)}>
      <span role="img" aria-label={text(t.printed)} className="inline-grid place-items-center text-ok">
        <PrinterCheck aria-hidden="true" className="size-5" />
      </span>
    </Tooltip>
  );
};

/** On the card of an order whose ticket did not come out: which, where and why. */
export const UnprintedNote = ({ orderId }: { orderId: string }) => {
  const text = useText();
  const jobs = usePrintsOf(({ troubles }) => troubles.filter((job) => job.orderId === orderId)) ?? [];
  const { data: printers = [] } = useQuery({ ...printersQuery, enabled: false });
  return jobs.map((job) => (
    <p
      key={job._id}
      className="break-words rounded-lg border-2 border-bad bg-bad-soft px-2 py-1 font-semibold text-bad leading-tight"
    >
      <PrinterX aria-hidden="true" className="me-1.5 -mt-0.5 inline size-5" />
      {troubleWords(text, job, printers)}
    </p>
  ));
};
