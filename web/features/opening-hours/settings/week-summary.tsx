import type { SectionHours } from '#core/hours/section-hours.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { weekdayName } from '#web/ui/form/hours/weekday-name.ts';
import { openingHoursTexts as t } from '../opening-hours.texts.ts';
import { weekInRuns } from './opening-words.ts';

/** What the hours come to over the week: a day that was forgotten is seen here. */
export const WeekSummary = ({ hours }: { hours: SectionHours }) => {
  const text = useText();
  const { locale } = useLocale();
  const words = { closed: text(t.closed), wholeDay: text(t.wholeDay) };
  return (
    <section aria-label={text(t.summary)}>
      <h4 className="font-medium text-[0.9375rem]">{text(t.summary)}</h4>
      <dl className="mt-1 flex flex-col">
        {weekInRuns(hours, words).map(({ first, last, times, isClosed }) => (
          <div
            key={first}
            className="flex flex-wrap justify-between gap-x-4 border-line py-1.5 not-last:border-b"
          >
            <dt>
              {[first, last]
                .filter((day, index) => index === 0 || day !== first)
                .map((day) => weekdayName(locale, day, 'long'))
                .join(' – ')}
            </dt>
            <dd className={isClosed ? 'text-ink-2' : 'tabular-nums'}>{times}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
