import { formatTime, type TimeStyle } from '#web/lib/i18n/format-time.ts';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { classes } from '../classes.ts';

type TimeProps = {
  /** A date, or an ISO text from the wire. */
  value: Date | string | number;
  style?: TimeStyle;
  /** The restaurant's time zone by default. */
  timeZone?: string;
  className?: string;
};

export const Time = ({ value, style = 'time', timeZone, className }: TimeProps) => {
  const { locale } = useLocale();
  const restaurantZone = useTimeZone();
  const moment = new Date(value);
  return (
    <time dateTime={moment.toISOString()} className={classes('whitespace-nowrap tabular-nums', className)}>
      <bdi dir={style === 'time' ? 'ltr' : undefined}>
        {formatTime(moment, locale, style, timeZone ?? restaurantZone)}
      </bdi>
    </time>
  );
};
