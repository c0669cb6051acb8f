import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Right, stationRights } from '#core/http/rights.ts';
import type { Person } from '#core/staff/people.contract.ts';
import { personColors } from '#core/staff/person-colors.ts';
import { limits } from '#core/values/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { personColorTexts } from '#web/lib/texts/person-color.texts.ts';
import { rightTexts } from '#web/lib/texts/right.texts.ts';
import { PersonDot } from '#web/ui/content/person-dot.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';
import { isGoodPin, PinField } from './pin-field.tsx';
import { staffTexts as t } from './staff.texts.ts';
import { peopleQuery } from './staff-queries.ts';

type PersonDialogProps = { email: string; person: Person | null; count: number; onClose: () => void };

/** Adds a person, or edits one. */
export const PersonDialog = ({ email, person, count, onClose }: PersonDialogProps) => {
  const text = useText();
  const client = useQueryClient();
  const [name, setName] = useState(person?.name ?? '');
  const [color, setColor] = useState(person?.color ?? personColors[count % personColors.length] ?? 'teal');
  const [rights, setRights] = useState<readonly Right[]>(person?.rights ?? ['orders']);
  const [pin, setPin] = useState('');
  const [problems, setProblems] = useState({ name: '', pin: '' });

  const check = () => {
    const found = {
      name: name.trim() ? '' : text(t.nameMissing),
      pin: person || isGoodPin(pin) ? '' : text(t.pinProblem),
    };
    setProblems(found);
    return !found.name && !found.pin;
  };
  const save = async () => {
    const body = { name, color, rights: [...rights] };
    if (person) await call('PUT /people/:id', { params: { id: person._id }, body });
    else await call('POST /people', { body: { ...body, pin } });
    await client.invalidateQueries({ queryKey: peopleQuery.queryKey });
    showSuccess(text(t.saved));
    onClose();
  };
  const toggle = (right: Right, isOn: boolean) =>
    setRights(isOn ? [...rights, right] : rights.filter((other) => other !== right));

  return (
    <GuardedDialog
      email={email}
      title={person ? text(t.editTitle, { name: person.name }) : text(t.addTitle)}
      saveLabel={text(t.save)}
      onClose={onClose}
      check={check}
      save={save}
    >
      <Field label={text(t.name)} error={problems.name && <span role="alert">{problems.name}</span>} required>
        <TextInput
          autoComplete="off"
          maxLength={limits.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      {!person && (
        <PinField
          value={pin}
          problem={problems.pin}
          onChange={(typed) => {
            setProblems({ ...problems, pin: '' });
            setPin(typed);
          }}
        />
      )}
      <fieldset>
        <legend className="mb-2 font-medium">{text(t.color)}</legend>
        <div className="flex flex-wrap gap-1">
          {personColors.map((each) => (
            <label
              key={each}
              className="grid size-11 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name="color"
                className="sr-only"
                aria-label={text(personColorTexts[each])}
                checked={color === each}
                onChange={() => setColor(each)}
              />
              <PersonDot color={each} className="size-7" />
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-medium">{text(t.rights)}</legend>
        {stationRights.map((right) => (
          <Switch
            key={right}
            label={text(rightTexts[right])}
            checked={rights.includes(right)}
            onCheckedChange={(isOn) => toggle(right, isOn)}
          />
        ))}
      </fieldset>
    </GuardedDialog>
  );
};
