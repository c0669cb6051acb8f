import { Trash2 } from 'lucide-react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '../../action/icon-button.tsx';
import { Field } from '../field.tsx';
import { TextInput } from '../text-input.tsx';
import { endOf } from './hours-draft.ts';
import { windowTexts as t } from './window.texts.ts';

type Times = { from: string; to: string };
type TimeFieldsProps = {
  times: Times;
  number: number;
  lacksTime: boolean;
  onChange: (times: Times) => void;
  onRemove: () => void;
};

const endTexts = { 'next-day': t.nextDay, 'whole-day': t.wholeDay } as const;

/** When a stretch of time begins and ends. */
export const TimeFields = ({ times, number, lacksTime, onChange, onRemove }: TimeFieldsProps) => {
  const text = useText();
  const end = endOf(times);
  const { from, to } = times;
  return (
    <>
      <div className="flex flex-wrap items-end gap-1">
        {/* A time with AM or PM needs its space: on the narrowest phones they are stacked. */}
        <div className="grid min-w-0 flex-[1_1_10rem] grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-2">
          <Field label={text(t.from)}>
            <TextInput
              type="time"
              value={from}
              onChange={(event) => onChange({ from: event.target.value, to })}
            />
          </Field>
          <Field label={text(t.to)}>
            <TextInput
              type="time"
              value={to}
              onChange={(event) => onChange({ from, to: event.target.value })}
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
      {lacksTime && (
        <p role="alert" className="text-bad text-sm">
          {text(t.enterTime)}
        </p>
      )}
      {end && <p className="text-ink-2 text-sm">{text(endTexts[end])}</p>}
    </>
  );
};
