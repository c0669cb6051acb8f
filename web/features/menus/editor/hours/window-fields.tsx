import { Trash2 } from 'lucide-react';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classes } from '#web/ui/classes.ts';
import { VisuallyHidden } from '#web/ui/content/visually-hidden.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { FieldGroup } from '#web/ui/form/field-group.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { endOf, toggleDay, type WindowDraft, type WindowProblem, weekdays } from './hours-draft.ts';
import { sectionHoursTexts as t } from './section-hours.texts.ts';
import { weekdayName } from './weekday-name.ts';

type WindowFieldsProps = {
  window: WindowDraft;
  number: number;
  problem: WindowProblem | null;
  onChange: (window: WindowDraft) => void;
  onRemove: () => void;
};

const endTexts = { 'next-day': t.nextDay, 'whole-day': t.wholeDay } as const;

/** The days as buttons in the order of the week, and the two times. */
export const WindowFields = ({ window, number, problem, onChange, onRemove }: WindowFieldsProps) => {
  const text = useText();
  const { locale } = useLocale();
  const end = endOf(window);
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-paper p-3">
      <legend className="sr-only">{text(t.window, { number })}</legend>
      <FieldGroup label={text(t.days)} error={problem === 'days' ? text(t.chooseDay) : undefined}>
        <div className="grid grid-cols-7 gap-1">
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
      <div className="flex items-end gap-1">
        {/* A time with AM or PM needs its space: on the narrowest phones they are stacked. */}
        <div className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-2">
          <Field label={text(t.from)}>
            <TextInput
              type="time"
              value={window.from}
              onChange={(event) => onChange({ ...window, from: event.target.value })}
            />
          </Field>
          <Field label={text(t.to)}>
            <TextInput
              type="time"
              value={window.to}
              onChange={(event) => onChange({ ...window, to: event.target.value })}
            />
          </Field>
        </div>
        <IconButton
          label={text(t.remove, { number })}
          tone="danger"
          tooltip={false}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {problem === 'time' && (
        <p role="alert" className="text-bad text-sm">
          {text(t.enterTime)}
        </p>
      )}
      {end && <p className="text-ink-2 text-sm">{text(endTexts[end])}</p>}
    </fieldset>
  );
};
