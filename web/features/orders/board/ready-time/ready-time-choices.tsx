import { useId } from 'react';
import { stepUp, within } from '#core/ready-time/promised-minutes.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { readyTimeTexts as t } from './ready-time.texts.ts';

const usualChoices = [5, 10, 15, 20, 25, 30, 40, 50, 60, 90];

type ReadyTimeChoicesProps = {
  label: string;
  proposed: number | null;
  chosen: number | null;
  onChoose: (minutes: number) => void;
};

/** Minutes from now, one tap each; the proposal is among them and marked. */
export const ReadyTimeChoices = ({ label, proposed, chosen, onChoose }: ReadyTimeChoicesProps) => {
  const text = useText();
  const name = useId();
  const choices = [...new Set([...usualChoices, ...(proposed === null ? [] : [within(stepUp(proposed))])])];
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices
          .sort((one, other) => one - other)
          .map((minutes) => (
            <label
              key={minutes}
              className="flex min-h-12 min-w-14 cursor-pointer flex-col items-center justify-center rounded-control border border-line bg-card px-3 tabular-nums leading-tight transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={name}
                checked={minutes === chosen}
                onChange={() => onChoose(minutes)}
                className="sr-only"
              />
              <span className="font-medium">{text(t.minutes, { minutes })}</span>
              {minutes === proposed && <span className="text-ink-2 text-xs">{text(t.proposed)}</span>}
            </label>
          ))}
      </div>
    </fieldset>
  );
};
