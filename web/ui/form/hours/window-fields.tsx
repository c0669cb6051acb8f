import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '../../classes.ts';
import { VisuallyHidden } from '../../content/visually-hidden.tsx';
import { FieldGroup } from '../field-group.tsx';
import { toggleDay, type WindowDraft, type WindowProblem, weekdays } from './hours-draft.ts';
import { TimeFields } from './time-fields.tsx';
import { weekdayName } from './weekday-name.ts';
import { windowTexts as t } from './window.texts.ts';

type WindowFieldsProps = {
  window: WindowDraft;
  number: number;
  problem: WindowProblem | null;
  onChange: (window: WindowDraft) => void;
  onRemove: () => void;
};

/** The days as buttons in the order of the week, and the two times. */
export const WindowFields = ({ window, number, problem, onChange, onRemove }: WindowFieldsProps) => {
  const text = useText();
  const { locale } = useLocale();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-paper p-3">
      <legend className="sr-only">{text(t.window, { number })}</legend>
      <FieldGroup label={text(t.days)} error={problem === 'days' ? text(t.chooseDay) : undefined}>
        {/* A week in a row, and in several where letters are large. */}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(max(1.75rem,12.5%),1fr))] gap-1">
          {weekdays.map((day) => {
            const isChosen = window.days.includes(day);
            return (
              <button
                key={day}
                type="button"
                aria-pressed={isChosen}
                onClick={() => onChange({ ...window, days: toggleDay(window.days, day) })}
                className={classes(
                  'min-h-11 rounded-lg border font-medium text-[0.9375rem]',
                  isChosen ? 'border-brand bg-brand text-brand-contrast' : 'border-line bg-card text-ink-2',
                )}
              >
                <span aria-hidden="true">{weekdayName(locale, day, 'narrow')}</span>
                <VisuallyHidden>{weekdayName(locale, day, 'long')}</VisuallyHidden>
              </button>
            );
          })}
        </div>
      </FieldGroup>
      <TimeFields
        times={window}
        number={number}
        lacksTime={problem === 'time'}
        onChange={(times) => onChange({ ...window, ...times })}
        onRemove={onRemove}
      />
    </fieldset>
  );
};
