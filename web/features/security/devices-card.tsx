import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { useLeaveAccount } from '#web/lib/query/use-leave-account.ts';
import { Button } from '#web/ui/action/button.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { showError, takeBackError } from '#web/ui/feedback/messages.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { DeviceListSkeleton } from './device-list-skeleton.tsx';
import { deviceName } from './device-name.ts';
import { devicesTexts as t } from './devices.texts.ts';

const DeviceList = lazyPart(
  async () => (await import('./device-list.tsx')).DeviceList,
  <DeviceListSkeleton />,
);

export const DevicesCard = () => {
  const text = useText();
  const sentence = useErrorSentence();
  const leave = useLeaveAccount();
  const [isAsking, setAsking] = useState(false);
  const logOut = async () => {
    await call('POST /users/logout-everywhere').catch((error: unknown) => {
      showError(sentence(error), 'log-out');
      throw error;
    });
    takeBackError('log-out');
    await leave();
  };
  return (
    <SettingsCard title={text(t.title)} hint={text(t.hint)}>
      <DeviceList nameOf={deviceName} />
      <Button
        variant="secondary"
        className="mt-5"
        icon={<FlipIcon icon={LogOut} className="size-5" />}
        onClick={() => setAsking(true)}
      >
        {text(t.logOutEverywhere)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={text(t.logOutQuestion)}
        description={text(t.logOutConsequence)}
        confirmLabel={text(t.logOutEverywhere)}
        cancelLabel={text(t.cancel)}
        onConfirm={logOut}
      />
    </SettingsCard>
  );
};
