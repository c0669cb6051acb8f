import { useQuery } from '@tanstack/react-query';
import type { KosherSettings } from '#core/restaurants/kosher.contract.ts';
import { certificateReminder } from '#core/restaurants/kosher-certificate.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { kosherQuery } from '#web/lib/query/kosher-query.ts';
import { timeZoneQuery } from '#web/lib/query/time-zone-query.ts';
import { TextLink } from '#web/ui/action/link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { kosherSettingsTexts as t } from './kosher-settings.texts.ts';

type ReminderProps = { settings: KosherSettings; now: Date; timeZone: string };

const Reminder = ({ settings, now, timeZone }: ReminderProps) => {
  const text = useText();
  const reminder = certificateReminder(settings.kosherCertificateExpiresOn, now, timeZone);
  if (!reminder) return null;
  const { kind, days } = reminder;
  const ending = days === 0 ? text(t.endsToday) : text(t.ending, { count: days });
  return (
    <Alert tone="warn" title={kind === 'expired' ? text(t.expired) : ending}>
      {kind === 'expired' && `${text(t.expiredHint)} `}
      <TextLink to="/dashboard/settings">{text(t.renew)}</TextLink>
    </Alert>
  );
};

/** From two weeks before a certificate ends until there is a new one. Its last day is one of the restaurant's calendar. */
export const CertificateNotice = () => {
  const { data: settings } = useQuery(kosherQuery);
  const hasCertificate = Boolean(settings?.isKosher && settings.kosherCertificateExpiresOn);
  const { data: timeZone } = useQuery({ ...timeZoneQuery, enabled: hasCertificate });
  if (!settings || !hasCertificate || !timeZone) return null;
  return <Reminder settings={settings} now={new Date()} timeZone={timeZone} />;
};
