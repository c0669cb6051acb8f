import type { SectionHours } from '#core/hours/section-hours.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { weekdays } from '#web/ui/form/hours/hours-draft.ts';
import { weekdayName } from '#web/ui/form/hours/weekday-name.ts';
import { openingHoursTexts as t } from '../opening-hours.texts.ts';
import { timesInWords, windowsOfDay } from './opening-words.ts';

/** What the hours come to, day by day: a day that was forgotten is seen here. */
export const WeekSummary = ({ hours }: { hours: SectionHours }) => {
  const text = useText();
  const { locale } = useLocale();
  const words = { closed: text(t.closed), wholeDay: text(t.wholeDay) };
  return (
    <section aria-label={text(t.summary)}>
      <h4 className="font-medium text-[0.9375rem]">{text(t.summary)}</h4>
      <dl className="mt-1 flex flex-col">
        {weekdays.map((day) => {
          const windows = windowsOfDay(hours, day);
          return (
            <div
              key={day}
              className="flex flex-wrap justify-between gap-x-4 border-line py-1.5 not-last:border-b"
            >
              <dt>{weekdayName(locale, day, 'long')}</dt>
              <dd className={windows.length > 0 ? 'tabular-nums' : 'text-ink-2'}>
                {timesInWords(windows, words)}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
};
