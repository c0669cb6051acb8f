import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { localDay } from '#core/hours/local-day.ts';
import type { OpeningHours } from '#core/opening-hours/opening-shape.ts';
import { isSameOpening } from '#core/opening-hours/same-opening.ts';
import { limits } from '#core/values/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useTimeZone } from '#web/lib/i18n/time-zone.ts';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ConflictNotice } from '#web/ui/feedback/conflict-notice.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { hoursInWords, problemOf } from '#web/ui/form/hours/hours-draft.ts';
import { windowTexts } from '#web/ui/form/hours/window.texts.ts';
import { WindowFields } from '#web/ui/form/hours/window-fields.tsx';
import { SettingsCard } from '#web/ui/layout/settings-card.tsx';
import { useUnsaved } from '#web/ui/overlay/unsaved-guard.tsx';
import { openingHoursTexts as t } from '../opening-hours.texts.ts';
import { openingHoursQuery } from '../opening-hours-query.ts';
import { ExceptionFields } from './exception-fields.tsx';
import {
  exceptionProblem,
  hasProblem,
  newException,
  nextWindow,
  type OpeningDraft,
  openingDraftOf,
  openingFrom,
  openWrongOnes,
} from './opening-draft.ts';
import { exceptionsInWords } from './opening-words.ts';
import { WeekSummary } from './week-summary.tsx';

type OpeningFormProps = { saved: OpeningHours; takesOrders: boolean };

/** The week, and the days on which other hours hold. */
export const OpeningForm = ({ saved, takesOrders }: OpeningFormProps) => {
  const text = useText();
  const { locale } = useLocale();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const timeZone = useTimeZone();
  const today = localDay(timeZone, new Date(serverNow()));
  const [base, setBase] = useState(saved);
  const [seen, setSeen] = useState(saved);
  const [draft, setDraft] = useState(() => openingDraftOf(saved));
  const [isChecked, setChecked] = useState(false);
  const [addedKey, setAddedKey] = useState<number | null>(null);
  const addWindow = useRef<HTMLButtonElement>(null);
  const addDay = useRef<HTMLButtonElement>(null);
  const opening = openingFrom(draft);
  const isDirty = !isSameOpening(opening, base);
  useUnsaved(isDirty);
  const begin = (from: OpeningHours) => {
    setBase(from);
    setDraft(openingDraftOf(from));
  };
  // What another screen saved is adopted while nothing is typed here; otherwise saving reports the conflict.
  if (saved !== seen) {
    setSeen(saved);
    if (!isDirty) begin(saved);
  }
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ typed, was }: { typed: OpeningHours; was: OpeningHours }) =>
      call('PUT /restaurants/opening-hours', { body: { ...typed, was } }),
    onSuccess: (answer, { typed }) => {
      showSuccess(text(t.saved));
      setBase(answer);
      client.setQueryData(openingHoursQuery.queryKey, answer);
      // What was typed while it was being saved is kept.
      setDraft((now) => (isSameOpening(openingFrom(now), typed) ? openingDraftOf(answer) : now));
    },
  });
  const sendOnce = useSendOnce(mutate);
  const other = refusalDetails(error, 'PUT /restaurants/opening-hours', 'changed_meanwhile')?.opening;
  const change = (part: Partial<OpeningDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setChecked(false);
  };
  const isWrong = hasProblem(draft, today);
  const send = (was: OpeningHours) => {
    setChecked(true);
    if (isWrong) setDraft(openWrongOnes(draft, today));
    else void sendOnce({ typed: opening, was });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(base);
  };
  const { windows, exceptions } = draft;
  const words = { closed: text(t.closed), wholeDay: text(t.wholeDay) };

  return (
    <form method="post" noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-5">
      <SettingsCard title={text(t.week)} hint={text(takesOrders ? t.weekHint : t.weekHintBasic)}>
        <div className="flex flex-col gap-3">
          {windows.length === 0 && (
            <p>
              <strong className="block font-medium">{text(t.none)}</strong>
              <span className="text-ink-2">{text(t.noneHint)}</span>
            </p>
          )}
          {windows.map((window, index) => (
            <WindowFields
              key={window.key}
              window={window}
              number={index + 1}
              problem={isChecked ? problemOf(window) : null}
              onChange={(changed) =>
                change({ windows: windows.map((each) => (each.key === window.key ? changed : each)) })
              }
              onRemove={() => {
                change({ windows: windows.filter(({ key }) => key !== window.key) });
                addWindow.current?.focus();
              }}
            />
          ))}
          <Button
            ref={addWindow}
            variant="secondary"
            size="small"
            className="self-start"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            disabled={windows.length >= limits.openingWindows}
            onClick={() => change({ windows: [...windows, nextWindow(windows)] })}
          >
            {text(windowTexts.add)}
          </Button>
          {windows.length > 0 && <WeekSummary hours={opening.hours} />}
          <p className="text-ink-2 text-sm">{text(windowTexts.zone, { zone: timeZone })}</p>
        </div>
      </SettingsCard>
      <SettingsCard title={text(t.exceptions)} hint={text(t.exceptionsHint)}>
        <div className="flex flex-col gap-3">
          {exceptions.length > 0 && windows.length === 0 && (
            <Alert tone="info" title={text(t.exceptionsWait)} />
          )}
          {exceptions.map((exception, index) => (
            <ExceptionFields
              key={exception.key}
              exception={exception}
              number={index + 1}
              problem={isChecked ? exceptionProblem(exception, exceptions, today) : null}
              today={today}
              isNew={exception.key === addedKey}
              onChange={(changed) =>
                change({
                  exceptions: exceptions.map((each) => (each.key === exception.key ? changed : each)),
                })
              }
              onRemove={() => {
                change({ exceptions: exceptions.filter(({ key }) => key !== exception.key) });
                addDay.current?.focus();
              }}
            />
          ))}
          <Button
            ref={addDay}
            variant="secondary"
            size="small"
            className="self-start"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            disabled={exceptions.length >= limits.openingExceptions}
            onClick={() => {
              const added = newException(exceptions);
              setAddedKey(added.key);
              change({ exceptions: [...exceptions, added] });
            }}
          >
            {text(t.addException)}
          </Button>
        </div>
      </SettingsCard>
      {other && (
        <ConflictNotice
          differences={[
            {
              label: text(t.week),
              mine: hoursInWords(opening.hours, locale),
              theirs: hoursInWords(other.hours, locale),
            },
            {
              label: text(t.exceptions),
              mine: exceptionsInWords(opening.exceptions, locale, words),
              theirs: exceptionsInWords(other.exceptions, locale, words),
            },
          ].filter(({ mine, theirs }) => mine !== theirs)}
          saving={isPending}
          onKeepMine={() => send(other)}
          onTakeTheirs={() => {
            begin(other);
            reset();
          }}
        />
      )}
      {isChecked && isWrong && <Alert>{text(t.lookAbove)}</Alert>}
      {error && !other && (
        <Alert title={text(t.saveFailed)}>
          {sentence(error)} {text(t.kept)}
        </Alert>
      )}
      <Button type="submit" loading={isPending} className="self-start">
        {text(t.save)}
      </Button>
    </form>
  );
};
