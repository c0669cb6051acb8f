import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { PrinterState } from '#core/printing/printer-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printersQuery } from '#web/lib/query/printing-queries.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Name } from '#web/ui/content/name.tsx';
import { blockedWords } from './texts/job-words.ts';
import { printTexts as t } from './texts/print-job.texts.ts';

type PrinterChoiceProps = {
  /** Those that it is not about. */
  except?: readonly (string | null)[];
  isBusy: boolean;
  onChoose: (printer: PrinterState) => void;
  /** Other ways to paper. */
  children?: ReactNode;
};

/** The printers by name, each with how it is: one press sends. */
export const PrinterChoice = ({ except = [], isBusy, onChoose, children }: PrinterChoiceProps) => {
  const text = useText();
  const titleId = useId();
  const { data = [] } = useQuery(printersQuery);
  const printers = data.filter(({ _id }) => !except.includes(_id));
  const place = useRef<HTMLElement>(null);
  // It opens below the button that was pressed, which may be the last thing in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows when the printers are here
  useEffect(() => {
    // Without its value: some browsers give a promise, which is no clean-up.
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [printers.length]);
  const stateOf = ({ status }: PrinterState) =>
    status === 'paper_low' ? text(t.paperLow) : (blockedWords(text, status) ?? text(t.ready));
  return (
    <section ref={place} aria-labelledby={titleId} className="mt-2 rounded-xl bg-quiet p-3">
      <h4 id={titleId} className="mb-2 font-medium text-sm">
        {text(printers.length === 0 && !children ? t.noOther : t.choosePrinter)}
      </h4>
      <div className="flex flex-wrap gap-2">
        {printers.map((printer) => (
          <Button
            key={printer._id}
            variant="secondary"
            className="h-auto! min-h-11 max-w-full whitespace-normal! py-1.5 text-start leading-tight"
            disabled={isBusy}
            icon={<Printer aria-hidden="true" className="size-5 shrink-0" />}
            onClick={() => onChoose(printer)}
          >
            <span className="min-w-0">
              <span className="block break-words">
                <Name>{printer.name}</Name>
              </span>
              <span className="block text-ink-2 text-sm">{stateOf(printer)}</span>
            </span>
          </Button>
        ))}
        {children}
      </div>
    </section>
  );
};
