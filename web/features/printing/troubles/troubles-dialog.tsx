import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printersQuery } from '#web/lib/query/printing-queries.ts';
import { Time } from '#web/ui/content/time.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { subjectOf, troubleWords } from '../texts/job-words.ts';
import { ticketKindTexts } from '../texts/print-job.texts.ts';
import { TroubleActions } from './trouble-actions.tsx';
import { troublesTexts as t } from './troubles.texts.ts';

type TroublesDialogProps = { troubles: readonly PrintJob[]; onClose: () => void };

/** All tickets that did not come out, one by one or together. It follows what others do with them meanwhile. */
export const TroublesDialog = ({ troubles, onClose }: TroublesDialogProps) => {
  const text = useText();
  const list = useFocusOnNext(troubles.length);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={text(t.title)}
      description={troubles.length > 0 && text(t.copyHint)}
    >
      <div ref={list}>
        {troubles.length === 0 && (
          <Alert tone="ok">
            <span>{text(t.none)}</span>
          </Alert>
        )}
        {troubles.length > 1 && (
          <section className="mb-2 border-line border-b pb-4">
            <h3 className="font-semibold">{text(t.all)}</h3>
            <TroubleActions jobs={troubles} label={text(t.all)} />
          </section>
        )}
        <ul className="divide-y divide-line">
          {troubles.map((job) => (
            <li key={job._id} className="py-4 first:pt-2">
              <Trouble job={job} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
};

const Trouble = ({ job }: { job: PrintJob }) => {
  const text = useText();
  const { data: printers = [] } = useQuery(printersQuery);
  const title = subjectOf(text, job) ?? text(ticketKindTexts[job.kind]);
  return (
    <>
      <h3 className="flex flex-wrap items-baseline gap-x-2 font-semibold">
        {title}
        <Time value={job.createdAt} className="font-normal text-ink-2 text-sm" />
      </h3>
      <p className="break-words text-bad">{troubleWords(text, job, printers)}</p>
      <TroubleActions jobs={[job]} label={title} />
    </>
  );
};

/** What was dealt with goes, with the button that was pressed: focus goes on to the next. */
const useFocusOnNext = (count: number) => {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const isLost = document.activeElement?.contains(list.current);
    if (count < before.current && isLost) list.current?.querySelector('button')?.focus();
    before.current = count;
  }, [count]);
  return list;
};
