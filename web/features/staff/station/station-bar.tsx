import { useQueryClient } from '@tanstack/react-query';
import { LogOut, TabletSmartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Account } from '#core/accounts/accounts.contract.ts';
import type { Right } from '#core/http/rights.ts';
import { untilAfterAction } from '#core/staff/pin-window.ts';
import type { PersonAtStation } from '#core/staff/station-shape.ts';
import { call } from '#web/lib/api/call.ts';
import { setPinAsker } from '#web/lib/api/pin-asking.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { Button } from '#web/ui/action/button.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { PersonDot } from '#web/ui/content/person-dot.tsx';
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx';
import { PinDialog } from './pin-dialog.tsx';
import { stationTexts as t } from './station.texts.ts';

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

type Station = NonNullable<Account['station']>;
type PinRequest = { right: Right | null };

const isFresh = (person: PersonAtStation | null): person is PersonAtStation =>
  person !== null && Date.parse(person.until) > serverNow();

/** As the server does it, with what it said when the PIN was typed. */
const prolonged = (person: PersonAtStation): PersonAtStation => {
  const longest = person.longestUntil === null ? null : new Date(person.longestUntil);
  return { ...person, until: untilAfterAction(new Date(serverNow()), longest).toISOString() };
};

/** Which station this is, and who is signed in there while their PIN counts. Asks for PINs while it is mounted. */
export const StationBar = ({ station }: { station: Station }) => {
  const text = useText();
  const client = useQueryClient();
  const [request, setRequest] = useState<PinRequest | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const person = useWhileFresh(station.person);
  const pending = useRef<((isRight: boolean) => void) | null>(null);
  const atWork = useRef(person);
  atWork.current = person;

  const [setPerson] = useState(
    () => (next: PersonAtStation | null) =>
      client.setQueryData(sessionQuery.queryKey, (account) =>
        account?.station ? { ...account, station: { ...account.station, person: next } } : account,
      ),
  );

  useEffect(() => {
    setPinAsker({
      ask: (right) => {
        // Who was added meanwhile is among the tiles.
        void client.invalidateQueries({ queryKey: sessionQuery.queryKey });
        return new Promise((resolve) => {
          pending.current = resolve;
          // Whoever has the right types the PIN once more; anybody else is told what is missing.
          setRequest({ right: right && atWork.current?.rights.includes(right) ? null : right });
        });
      },
      hasFresh: (right) =>
        isFresh(atWork.current) &&
        Date.parse(atWork.current.freshUntil) > serverNow() &&
        atWork.current.rights.includes(right),
      may: (right) => isFresh(atWork.current) && (right === null || atWork.current.rights.includes(right)),
      noteAction: () => isFresh(atWork.current) && setPerson(prolonged(atWork.current)),
    });
    return () => {
      setPinAsker(null);
      // Whoever waits for a PIN does not wait for a page that is gone.
      pending.current?.(false);
    };
  }, [client, setPerson]);

  const answer = (isRight: boolean) => {
    setRequest(null);
    pending.current?.(isRight);
  };
  const forget = async () => {
    setPerson(null);
    await call('DELETE /staff/pin').catch(() => {});
  };

  return (
    <section
      aria-label={text(t.bar)}
      className="flex h-12 shrink-0 items-center gap-3 border-line border-b bg-quiet px-3 text-sm"
    >
      <span className="flex min-w-0 items-center gap-2 font-medium">
        <TabletSmartphone aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
        <bdi className="truncate">{station.name}</bdi>
      </span>
      <span role="status" className="flex min-w-0 items-center gap-2">
        {person ? (
          <>
            <PersonDot color={person.color} />
            <bdi className="truncate font-semibold">{person.name}</bdi>
          </>
        ) : (
          <span className="truncate text-ink-2">{text(t.nobody)}</span>
        )}
      </span>
      {person && (
        <Button variant="secondary" size="small" className="shrink-0" onClick={() => void forget()}>
          {text(t.notMe)}
        </Button>
      )}
      <Button
        variant="ghost"
        size="small"
        className="ms-auto shrink-0"
        icon={<FlipIcon icon={LogOut} className="size-4.5" />}
        onClick={() => setLeaving(true)}
      >
        <span className="max-sm:sr-only">{text(t.leave)}</span>
      </Button>
      {request && (
        <PinDialog
          people={station.people}
          again={person}
          missing={request.right}
          onClose={() => answer(false)}
          onRight={(right) => {
            setPerson(right);
            atWork.current = right;
            answer(true);
          }}
        />
      )}
      {isLeaving && <LeaveDialog onClose={() => setLeaving(false)} />}
    </section>
  );
};

/** Null from the moment on at which the PIN no longer counts. */
const useWhileFresh = (person: PersonAtStation | null): PersonAtStation | null => {
  const [, setEnded] = useState(0);
  useEffect(() => {
    if (!isFresh(person)) return;
    const timer = setTimeout(() => setEnded((count) => count + 1), Date.parse(person.until) - serverNow());
    return () => clearTimeout(timer);
  }, [person]);
  return isFresh(person) ? person : null;
};
