import { useState } from 'react';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { PrinterChoice } from '../printer-choice.tsx';
import { printTexts as t } from '../texts/print-job.texts.ts';
import { useTroubleActions } from './use-trouble-actions.ts';

type TroubleActionsProps = {
  jobs: readonly PrintJob[];
  /** Which they are about, where several of these stand below each other. */
  label: string;
};

/** Again, elsewhere, or dealt with by hand. */
export const TroubleActions = ({ jobs, label }: TroubleActionsProps) => {
  const text = useText();
  const [isChoosing, setChoosing] = useState(false);
  const { isBusy, again, elsewhere, handled } = useTroubleActions(jobs);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div role="group" aria-label={label} className="mt-2">
      <div className="flex flex-wrap gap-2">
        {again && (
          <Button size="small" loading={isBusy} onClick={again}>
            {text(t.again)}
          </Button>
        )}
        <Button
          size="small"
          variant="secondary"
          disabled={isBusy}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {text(t.elsewhere)}
        </Button>
        <Button size="small" variant="secondary" disabled={isBusy} onClick={handled}>
          {text(t.handled)}
        </Button>
      </div>
      {isChoosing && (
        <PrinterChoice
          except={jobs.length === 1 ? jobs.map(({ printerId }) => printerId) : []}
          isBusy={isBusy}
          onChoose={elsewhere}
        />
      )}
    </div>
  );
};
