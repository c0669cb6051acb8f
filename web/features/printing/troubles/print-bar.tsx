import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printersQuery } from '#web/lib/query/printing-queries.ts';
import { unprintedTexts } from '#web/lib/texts/unprinted.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { AlertBar } from '#web/ui/feedback/alert-bar.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { subjectOf, troubleWords } from '../texts/job-words.ts';
import { printTexts } from '../texts/print-job.texts.ts';
import { BlockedPrinters } from './blocked-printers.tsx';
import { troublesTexts as t } from './troubles.texts.ts';
import { useTroubleActions } from './use-trouble-actions.ts';

const TroublesDialog = lazyPart(async () => (await import('./troubles-dialog.tsx')).TroublesDialog);

type PrintBarProps = {
  troubles: readonly PrintJob[];
  /** Tickets are to be printed: a printer that cannot is told before the next one. */
  isOpen: boolean;
};

/** At the foot of the board while tickets did not come out. One is dealt with here, several in their dialog. */
export const PrintBar = ({ troubles, isOpen: isPrinting }: PrintBarProps) => {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  const [first, ...others] = troubles;
  return (
    <>
      {first && others.length === 0 && <OneTrouble key={first._id} job={first} onOpen={open} />}
      {first && others.length > 0 && <Troubles first={first} count={troubles.length} onOpen={open} />}
      {isPrinting && <BlockedPrinters troubles={troubles} />}
      {isOpen && <TroublesDialog troubles={troubles} onClose={() => setOpen(false)} />}
    </>
  );
};

const useTroubleWords = (job: PrintJob): string => {
  const text = useText();
  const { data: printers = [] } = useQuery(printersQuery);
  return troubleWords(text, job, printers);
};

type OpenButtonProps = { className?: string; onOpen: () => void };

const OpenButton = ({ className = '', onOpen }: OpenButtonProps) => {
  const text = useText();
  return (
    <Button className={`max-sm:px-3 max-sm:text-sm ${className}`} onClick={onOpen}>
      {text(t.open)}
    </Button>
  );
};

const Troubles = ({ first, count, onOpen }: { first: PrintJob; count: number; onOpen: () => void }) => {
  const text = useText();
  const words = useTroubleWords(first);
  return (
    <AlertBar
      tone="bad"
      title={text(unprintedTexts.count, { count })}
      action={<OpenButton onOpen={onOpen} />}
    >
      {words}
    </AlertBar>
  );
};

const OneTrouble = ({ job, onOpen }: { job: PrintJob; onOpen: () => void }) => {
  const text = useText();
  const words = useTroubleWords(job);
  const { isBusy, again, handled } = useTroubleActions([job]);
  const subject = subjectOf(text, job);
  return (
    <AlertBar
      tone="bad"
      title={subject ? `${subject} · ${words}` : words}
      action={
        <>
          {/* Below a wide screen there is space for one button. */}
          <OpenButton className="lg:hidden" onOpen={onOpen} />
          <div className="flex flex-wrap justify-end gap-2 max-lg:hidden">
            {again && (
              <Button loading={isBusy} onClick={again}>
                {text(printTexts.again)}
              </Button>
            )}
            <Button variant="secondary" disabled={isBusy} onClick={onOpen}>
              {text(printTexts.elsewhere)}
            </Button>
            <Button variant="secondary" disabled={isBusy} onClick={handled}>
              {text(printTexts.handled)}
            </Button>
          </div>
        </>
      }
    />
  );
};
