import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isUnanswered } from '#core/calls/call-rules.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useOutbox } from '#web/lib/outbox/use-outbox.ts';
import { Button } from '#web/ui/action/button.tsx';
import { classes } from '#web/ui/classes.ts';
import type { BoardCall, CallStripProps } from './board-calls.ts';
import { CallRow } from './call-row.tsx';
import { callSenders } from './call-senders.ts';
import { wishWords } from './call-words.ts';
import { callsTexts as t } from './calls.texts.ts';
import { CallsDialog } from './calls-dialog.tsx';
import { ringCause } from './ring-cause.ts';
import { useAnswer } from './use-answer.ts';

/** As many as leave the orders their place: one on a phone, two on a tablet, three beside each other on a wide screen. */
const placeStyles = ['', 'max-sm:hidden', 'max-lg:hidden'];
/** The button to the rest, by how many there are. */
const restStyles = ['', '', 'sm:hidden', 'lg:hidden'];

/** What is new or wanted otherwise, said once, and as a notification where the board is out of sight. */
const useAnnouncement = (calls: readonly BoardCall[], onArrived: CallStripProps['onArrived']): string => {
  const text = useText();
  const heard = useRef(new Map<string, string>());
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    for (const call of calls.filter(isUnanswered)) {
      if (heard.current.get(call._id) === ringCause(call)) continue;
      heard.current.set(call._id, ringCause(call));
      const sentence = text(t.arrived, { number: call.tableNumber, what: wishWords(text, call) });
      onArrived(sentence, call._id);
      setAnnouncement(sentence);
    }
  }, [calls, onArrived, text]);
  return announcement;
};

/** At the foot of the board: the tables that call, those that nobody has seen first. */
export const CallStrip = ({ calls, onArrived, onOpenTable }: CallStripProps) => {
  const text = useText();
  const client = useQueryClient();
  const { outbox } = useOutbox();
  useEffect(() => outbox.serve(callSenders(client)), [outbox, client]);
  const answer = useAnswer();
  const announcement = useAnnouncement(calls, onArrived);
  const [isOpen, setOpen] = useState(false);
  if (calls.length === 0 && !isOpen) return null;
  return (
    <section aria-label={text(t.title)} className="flex basis-full flex-wrap items-center gap-1 sm:gap-2">
      <span role="alert" className="sr-only">
        {announcement}
      </span>
      <ul className="flex min-w-0 flex-1 flex-wrap gap-1 sm:gap-2">
        {calls.slice(0, placeStyles.length).map((call, place) => (
          <CallRow
            key={call._id}
            call={call}
            onAnswer={answer}
            onOpenTable={onOpenTable}
            className={placeStyles[place]}
          />
        ))}
      </ul>
      {calls.length > 1 && (
        <Button
          variant="secondary"
          className={classes('max-sm:w-full', restStyles[calls.length])}
          onClick={() => setOpen(true)}
        >
          {text(t.all, { count: calls.length })}
        </Button>
      )}
      {isOpen && (
        <CallsDialog
          calls={calls}
          onAnswer={answer}
          onOpenTable={onOpenTable}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
};
