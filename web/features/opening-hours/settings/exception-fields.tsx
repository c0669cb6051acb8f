import { ChevronDown, Plus, Trash2 } from 'lucide-react';
import { limits } from '#core/values/limits.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Name } from '#web/ui/content/name.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TimeFields } from '#web/ui/form/hours/time-fields.tsx';
import { windowTexts } from '#web/ui/form/hours/window.texts.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { openingHoursTexts as t } from '../opening-hours.texts.ts';
import { addTimes, type ExceptionDraft, type ExceptionProblem } from './opening-draft.ts';
import { timesInWords } from './opening-words.ts';

type ExceptionFieldsProps = {
  exception: ExceptionDraft;
  number: number;
  problem: ExceptionProblem | null;
  today: string;
  /** It was added just now. */
  isNew: boolean;
  onChange: (exception: ExceptionDraft) => void;
  onRemove: () => void;
};

const dayProblems = { day: t.dayMissing, past: t.dayPast, repeated: t.dayRepeated } as const;

/**
 * One day on which other hours hold: its date, its name, and closed or open from when to when. A year of holidays is a
 * line each; one is opened to be changed.
 */
export const ExceptionFields = ({
  exception,
  number,
  problem,
  today,
  isNew,
  onChange,
  onRemove,
}: ExceptionFieldsProps) => {
  const text = useText();
  const { locale } = useLocale();
  const { day, name, windows, isOpen } = exception;
  const change = (part: Partial<ExceptionDraft>) => onChange({ ...exception, ...part });
  const words = { closed: text(t.closed), wholeDay: text(t.wholeDay) };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-paper p-3">
      <legend className="sr-only">{text(t.exception, { number })}</legend>
      <div className="flex flex-wrap items-center gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => change({ isOpen: !isOpen })}
          className="flex min-h-11 min-w-0 flex-[1_1_10rem] items-center gap-3 text-start"
        >
          <span className="min-w-0 flex-1 wrap-anywhere">
            <span className="block font-medium">
              {day ? formatTime(new Date(day), locale, 'date', 'UTC') : text(t.exception, { number })}
            </span>
            {!isOpen && (
              <span className="block text-ink-2 text-sm">
                {timesInWords(windows, words)}
                {name && (
                  <>
                    {' '}
                    · <Name>{name}</Name>
                  </>
                )}
              </span>
            )}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={classes('size-5 shrink-0 text-ink-2 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        <IconButton
          label={text(t.removeException, { number })}
          tone="danger"
          tooltip={false}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {isOpen && (
        <>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
            <Field
              label={text(t.day)}
              error={problem && problem !== 'time' ? text(dayProblems[problem]) : undefined}
              required
            >
              <TextInput
                type="date"
                min={today}
                autoFocus={isNew}
                value={day}
                onChange={(event) => change({ day: event.target.value })}
              />
            </Field>
            <Field label={text(t.name)} hint={text(t.nameHint)} optional>
              <TextInput
                value={name}
                maxLength={limits.name}
                onChange={(event) => change({ name: event.target.value })}
              />
            </Field>
          </div>
          <Switch
            label={text(t.closedAllDay)}
            checked={windows.length === 0}
            onCheckedChange={(isClosed) => change({ windows: isClosed ? [] : addTimes([]) })}
          />
          {windows.map((times, index) => (
            <TimeFields
              key={times.key}
              times={times}
              number={index + 1}
              lacksTime={problem === 'time' && !(times.from && times.to)}
              onChange={(changed) =>
                change({
                  windows: windows.map((each) => (each.key === times.key ? { ...each, ...changed } : each)),
                })
              }
              onRemove={() => change({ windows: windows.filter(({ key }) => key !== times.key) })}
            />
          ))}
          {windows.length > 0 && windows.length < limits.windowsPerDay && (
            <Button
              variant="secondary"
              size="small"
              className="self-start"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
              onClick={() => change({ windows: addTimes(windows) })}
            >
              {text(windowTexts.add)}
            </Button>
          )}
        </>
      )}
    </fieldset>
  );
};
