import { useState } from 'react';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { GuardedDialog } from './guarded-dialog.tsx';
import { staffTexts as t } from './staff.texts.ts';
import { StationNameField } from './station-name-field.tsx';

export const ThisDeviceDialog = ({ email, onClose }: { email: string; onClose: () => void }) => {
  const text = useText();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const check = () => {
    setProblem(name.trim() ? '' : text(t.nameMissing));
    return Boolean(name.trim());
  };
  const save = async () => {
    await call('POST /stations/this', { body: { name } });
    // None of the owner's data stays in memory.
    location.assign('/order-manager');
  };
  return (
    <GuardedDialog
      email={email}
      title={text(t.pairThis)}
      description={text(t.thisHint)}
      saveLabel={text(t.become)}
      onClose={onClose}
      check={check}
      save={save}
    >
      <StationNameField value={name} problem={problem} onChange={setName} />
    </GuardedDialog>
  );
};
