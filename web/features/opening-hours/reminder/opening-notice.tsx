import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { settingsPageAddress } from '#web/lib/site/settings-addresses.ts';
import { TextLink } from '#web/ui/action/link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { reminderTexts as t } from './reminder.texts.ts';
import { useOpeningReminder } from './use-opening-reminder.ts';

/** On the dashboard while no shift is open: the time has come. */
export const OpeningNotice = () => {
  const text = useText();
  const reminder = useOpeningReminder();
  if (!reminder) return null;
  return (
    <Alert tone="info" title={reminder}>
      {text(t.closed)} <TextLink to="/order-manager">{text(t.open)}</TextLink>
      {' · '}
      <TextLink to={settingsPageAddress('opening-hours')}>{text(t.change)}</TextLink>
    </Alert>
  );
};
