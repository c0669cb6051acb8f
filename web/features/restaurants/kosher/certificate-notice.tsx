import { useQuery } from '@tanstack/react-query';
import type { KosherSettings } from '#core/restaurants/kosher.contract.ts';
import { certificateReminder } from '#core/restaurants/kosher-certificate.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { kosherQuery } from '#web/lib/query/kosher-query.ts';
import { settingsPageAddress } from '#web/lib/site/settings-addresses.ts';
import { TextLink } from '#web/ui/action/link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { kosherSettingsTexts as t } from './kosher-settings.texts.ts';

type ReminderProps = { settings: KosherSettings; now: Date };

const Reminder = ({ settings, now }: ReminderProps) => {
  const text = useText();
  const reminder = certificateReminder(settings.kosherCertificateExpiresOn, now, useTimeZone());
  if (!reminder) return null;
  const { kind, days } = reminder;
  const ending = days === 0 ? text(t.endsToday) : text(t.ending, { count: days });
  return (
    <Alert tone="warn" title={kind === 'expired' ? text(t.expired) : ending}>
      {kind === 'expired' && `${text(t.expiredHint)} `}
      <TextLink to={settingsPageAddress('kosher')}>{text(t.renew)}</TextLink>
    </Alert>
  );
};

/** From two weeks before a certificate ends until there is a new one. Its last day is one of the restaurant's calendar. */
export const CertificateNotice = () => {
  const { data: settings } = useQuery(kosherQuery);
  if (!settings?.isKosher || !settings.kosherCertificateExpiresOn) return null;
  return <Reminder settings={settings} now={new Date(serverNow())} />;
};
