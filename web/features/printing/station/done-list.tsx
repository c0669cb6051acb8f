import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Time } from '#web/ui/content/time.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { printStationTexts as t } from './print-station.texts.ts';
import { ticketWords } from './ticket-words.ts';
import type { DoneTicket } from './use-print-station.ts';

/** The last few, so that somebody who comes back sees what went out meanwhile. */
export const DoneList = ({ done }: { done: readonly DoneTicket[] }) => {
  const text = useText();
  if (done.length === 0) return null;
  return (
    <section>
      <h2 className="mb-1 font-semibold text-lg">{text(t.lastTickets)}</h2>
      <ul className="divide-y divide-line">
        {done.map(({ job, result }) => (
          <li key={job._id} className="flex items-center justify-between gap-3 py-2">
            <span>
              {ticketWords(job, {
                order: (number) => text(t.ticketOf, { number }),
                bill: (number) => text(t.billOf, { number }),
                test: () => text(t.test),
              })}
              {' · '}
              <Time value={job.createdAt} />
            </span>
            <Badge tone={result === 'printed' ? 'ok' : 'bad'} icon>
              {text(t[result])}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
};
