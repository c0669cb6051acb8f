import { useState } from 'react';
import type { Person } from '#core/staff/people.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';
import { isGoodPin, PinField } from './pin-field.tsx';
import { staffTexts as t } from './staff.texts.ts';

export const NewPinDialog = ({
  email,
  person,
  onClose,
}: {
  email: string;
  person: Person;
  onClose: () => void;
}) => {
  const text = useText();
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState('');
  const check = () => {
    setProblem(isGoodPin(pin) ? '' : text(t.pinProblem));
    return isGoodPin(pin);
  };
  const save = async () => {
    await call('PUT /people/:id/pin', { params: { id: person._id }, body: { pin } });
    showSuccess(text(t.saved));
    onClose();
  };
  return (
    <GuardedDialog
      email={email}
      title={text(t.pinOf, { name: person.name })}
      saveLabel={text(t.save)}
      onClose={onClose}
      check={check}
      save={save}
    >
      <PinField
        value={pin}
        problem={problem}
        onChange={(typed) => {
          setProblem('');
          setPin(typed);
        }}
      />
    </GuardedDialog>
  );
};
