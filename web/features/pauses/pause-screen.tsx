import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { isPausedAt, type PauseMinutes, pauseMinutes } from '#core/pauses/pause-rules.ts';
import { limits } from '#core/values/limits.ts';
import { useServerNow } from '#web/lib/clock/use-server-now.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { laneOf, type PauseIntent } from '#web/lib/outbox/intent.ts';
import type { Why } from '#web/lib/outbox/outbox-state.ts';
import { useOutbox } from '#web/lib/outbox/use-outbox.ts';
import { stockQuery } from '#web/lib/query/evening-queries.ts';
import { onSingleClick, useOneAtATime } from '#web/lib/query/one-at-a-time.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { pauseTexts as t } from './pause.texts.ts';
import { leftWords, pausedName } from './pause-words.ts';
import { type DisplayedPause, usePauses } from './use-pauses.ts';
import { useResume } from './use-resume.ts';

const everything = 'everything';

type PauseScreenProps = { isOpen: boolean; onClose: () => void };

/** What to pause and why, and one tap for how long. */
export const PauseScreen = ({ isOpen, onClose }: PauseScreenProps) => {
  const text = useText();
  const { outbox, shiftId } = useOutbox();
  const { data: sections = [], error, isLoadingError, refetch } = useQuery(stockQuery);
  const [section, setSection] = useState(everything);
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<Why | null>(null);
  const [isPending, setPending] = useState(false);
  const start = useOneAtATime(async (minutes: PauseMinutes | null) => {
    setPending(true);
    setRefusal(null);
    const sectionId = section === everything ? null : section;
    const sectionName = sections.find(({ _id }) => _id === sectionId)?.name ?? null;
    const intent: PauseIntent = { kind: 'pause', sectionId, sectionName, minutes, reason };
    const outcome = await outbox.outcome(outbox.press(intent, shiftId));
    setPending(false);
    // Without a line it waits, and the bar at the foot says so.
    if (outcome.kind !== 'refused') return onClose();
    // Reported here, where the input still is.
    outbox.dismiss(laneOf(intent));
    setRefusal(outcome.why);
  });

  return (
    <Dialog open onOpenChange={onClose} title={text(t.title)} description={text(t.hint)} size="medium">
      <div className="flex flex-col gap-5">
        <PausedList />
        {isOpen ? (
          <>
            {isLoadingError && <LoadFailed title={text(t.sectionsFailed)} error={error} onRetry={refetch} />}
            <Field label={text(t.what)}>
              <Select
                value={section}
                onValueChange={setSection}
                options={[
                  { value: everything, label: text(t.everything) },
                  ...sections.map(({ _id, name }) => ({ value: _id, label: name })),
                ]}
              />
            </Field>
            <Field label={text(t.reason)} optional>
              <TextInput
                value={reason}
                maxLength={limits.pauseReason}
                placeholder={text(t.reasonExample)}
                onChange={(event) => setReason(event.target.value)}
              />
            </Field>
            <fieldset className="min-w-0">
              <legend className="mb-2 font-medium">{text(t.howLong)}</legend>
              <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
                {pauseMinutes.map((minutes) => (
                  <Button
                    key={minutes}
                    size="large"
                    variant="secondary"
                    disabled={isPending}
                    onClick={onSingleClick(() => void start(minutes))}
                  >
                    {text(t.minutes, { count: minutes })}
                  </Button>
                ))}
                <Button
                  size="large"
                  variant="secondary"
                  className="col-span-full"
                  disabled={isPending}
                  onClick={onSingleClick(() => void start(null))}
                >
                  {text(t.untilResumed)}
                </Button>
              </div>
            </fieldset>
          </>
        ) : (
          <Alert tone="info">{text(t.closed)}</Alert>
        )}
        {refusal && <Alert>{refusal.message || text(t.failed)}</Alert>}
      </div>
    </Dialog>
  );
};

const PausedList = () => {
  const now = useServerNow(1_000);
  const pauses = usePauses();
  const lasting = pauses.filter((pause) => isPausedAt(pause, new Date(now)));
  if (lasting.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {lasting.map((pause) => (
        <PausedItem key={pause.sectionId} pause={pause} now={now} />
      ))}
    </ul>
  );
};

const PausedItem = ({ pause, now }: { pause: DisplayedPause; now: number }) => {
  const text = useText();
  const resume = useResume();
  const name = pausedName(text, pause);
  return (
    <li className="flex items-center gap-3 rounded-card bg-warn-soft px-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold">{text(t.pausedOf, { name })}</p>
        <p className="text-sm">
          {leftWords(text, pause, now)}
          {pause.isNotSaved && ` · ${text(orderManagerTexts.notSaved)}`}
        </p>
        {pause.reason && <p className="wrap-anywhere text-ink-2 text-sm">{pause.reason}</p>}
      </div>
      <Button
        icon={<Play aria-hidden="true" className="size-5" />}
        aria-label={text(t.resumeOf, { name })}
        onClick={() => resume(pause)}
      >
        {text(t.resume)}
      </Button>
    </li>
  );
};
