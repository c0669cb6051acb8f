import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { KeepButton } from './keep-button.tsx';
import { trialTexts as t } from './trial.texts.ts';

/** On the dashboard of a restaurant that is only tried. */
export const KeepNotice = ({ throwAwayAt }: { throwAwayAt: string }) => {
  const text = useText();
  const { locale } = useLocale();
  const when = formatTime(new Date(throwAwayAt), locale, 'date-time', useTimeZone());
  return (
    <Alert tone="info" title={text(t.noticeTitle)} action={<KeepButton />}>
      {text(t.notice, { when })}
    </Alert>
  );
};

/** In place of the account's own settings, none of which there is yet. */
export const KeepFirst = () => {
  const text = useText();
  return (
    <Alert tone="info" action={<KeepButton />} className="max-w-2xl">
      {text(t.account)}
    </Alert>
  );
};
