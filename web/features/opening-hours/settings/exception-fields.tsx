import { Plus, Trash2 } from 'lucide-react';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TimeFields } from '#web/ui/form/hours/time-fields.tsx';
import { windowTexts } from '#web/ui/form/hours/window.texts.ts';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { openingHoursTexts as t } from '../opening-hours.texts.ts';
import { addTimes, type ExceptionDraft, type ExceptionProblem } from './opening-draft.ts';

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

/** One day on which other hours hold: its date, its name, and closed or open from when to when. */
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
  const { day, name, windows } = exception;
  const change = (part: Partial<ExceptionDraft>) => onChange({ ...exception, ...part });
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-xl border border-line bg-paper p-3">
      <legend className="sr-only">{text(t.exception, { number })}</legend>
      <div className="flex items-start gap-1">
        <div className="grid min-w-0 flex-1 grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-2">
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
        <IconButton
          className="mt-7"
          label={text(t.removeException, { number })}
          tone="danger"
          tooltip={false}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
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
    </fieldset>
  );
};
