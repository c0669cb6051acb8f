import { useEffect, useState } from 'react';
import type { OpeningDay } from '#core/opening-hours/opening-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { type Answer, call } from '#web/lib/api/call.ts';
import { contentsTexts } from '../contents/contents.texts.ts';
import { useGuestLanguage, useText } from '../language/guest-language.tsx';
import { GuestSheet } from '../ui/guest-sheet.tsx';
import { hoursSheetTexts as texts } from './hours-sheet.texts.ts';
import { openingTexts } from './opening.texts.ts';
import { dateName } from './opening-words.ts';
import { isolated, weekdayName } from './serving-words.ts';

type Days = Answer<'GET /public-menu/:ownerId/opening-hours'>;
type HoursSheetProps = { ownerId: string; takesOrders: boolean; onClose: () => void };

/** The next seven days and what is unusual after them, fetched when it is opened. */
export const HoursSheet = ({ ownerId, takesOrders, onClose }: HoursSheetProps) => {
  const t = useText();
  const [days, setDays] = useState<Days | null>(null);
  const [failure, setFailure] = useState<'gone' | 'loadFailed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call('GET /public-menu/:ownerId/opening-hours', { params: { ownerId }, signal: leaving.signal }).then(
      setDays,
      (error: unknown) => {
        if (!leaving.signal.aborted) setFailure(isApiError(error, 'not_found') ? 'gone' : 'loadFailed');
      },
    );
    return () => leaving.abort();
  }, [ownerId]);
  return (
    <GuestSheet label={t(openingTexts.title)} kind="dish-sheet week" onClose={onClose}>
      <div className="sheet-scroll">
        <div className="dish-words">
          <h2>{t(openingTexts.title)}</h2>
          {failure && <p role="alert">{t(failure === 'gone' ? texts.gone : contentsTexts.loadFailed)}</p>}
          {!days && !failure && <p role="status">{t(texts.loading)}</p>}
        </div>
        {days && (
          <div className="dish-words">
            <Days days={days.days} isWeek />
            {days.later.length > 0 && (
              <>
                <h3>{t(texts.later)}</h3>
                <Days days={days.later} />
              </>
            )}
            {takesOrders && <small>{t(texts.informs)}</small>}
          </div>
        )}
      </div>
    </GuestSheet>
  );
};

const Days = ({ days, isWeek = false }: { days: readonly OpeningDay[]; isWeek?: boolean }) => {
  const t = useText();
  const { locale } = useGuestLanguage();
  return (
    <ul>
      {days.map(({ day, weekday, windows, name }, index) => {
        const isToday = isWeek && index === 0;
        const date = dateName(locale, Date.parse(day));
        const dayName = isToday ? t(texts.today) : weekdayName(locale, weekday);
        const isUnusual = name !== undefined;
        return (
          <li key={day} aria-current={isToday ? 'date' : undefined}>
            <span>
              {!isWeek || isUnusual ? `${dayName}, ${date}` : dayName}
              {name && (
                <small>
                  <bdi>{name}</bdi>
                </small>
              )}
            </span>
            <span>
              {windows.length === 0 && t(texts.closed)}
              {windows.map(({ from, to }) => (
                <span key={from}>{from === to ? t(texts.wholeDay) : isolated(`${from}–${to}`)}</span>
              ))}
            </span>
          </li>
        );
      })}
    </ul>
  );
};
