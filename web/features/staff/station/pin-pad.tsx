import { Check, Delete } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { PersonAtStation, PersonTile } from '#core/staff/station-shape.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { minutesAndSeconds } from '#web/lib/clock/minutes-and-seconds.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { classes } from '#web/ui/classes.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { stationTexts as t } from './station.texts.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const mostDigits = 6;
const fewestDigits = 4;
const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const keyShape =
  'flex min-h-16 items-center justify-center rounded-control border font-semibold text-2xl tabular-nums transition-[background-color,scale] select-none touch-manipulation active:scale-[0.97] disabled:opacity-50';
const digitKey = classes(keyShape, 'border-line bg-card hover:bg-quiet active:bg-quiet');
const confirmKey = classes(
  keyShape,
  'border-brand bg-brand text-brand-contrast hover:bg-brand-strong active:bg-brand-strong',
);

type PinPadProps = { person: PersonTile; onRight: (person: PersonAtStation) => void };

/** Large keys and a keyboard, for one PIN. Input is shown as dots and announced as a number of digits. */
export const PinPad = ({ person, onRight }: PinPadProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const field = useRef<HTMLInputElement>(null);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState('');
  const [working, setWorking] = useState(false);
  const [blockedSeconds, block] = useSecondsLeft();
  // A state would be one render late for a second Enter in the same moment.
  const busy = useRef(false);
  useEffect(() => field.current?.focus(), []);

  const send = async (typed: string) => {
    if (busy.current || blockedSeconds > 0) return;
    if (typed.length < fewestDigits) {
      setProblem(text(t.tooShort));
      return;
    }
    busy.current = true;
    setWorking(true);
    setProblem('');
    try {
      onRight(await call('POST /staff/pin', { body: { personId: person._id, pin: typed } }));
    } catch (error) {
      const wait = refusalDetails(error, 'POST /staff/pin', 'pin_blocked');
      if (wait) block(wait.retryAfterSeconds);
      else setProblem(isApiError(error, 'wrong_pin') ? text(t.wrong) : sentence(error, t.failed));
    }
    setPin('');
    busy.current = false;
    setWorking(false);
  };

  const change = (typed: string) => {
    if (busy.current) return;
    const next = typed.replace(/\D/g, '').slice(0, mostDigits);
    setPin(next);
    setProblem('');
    if (next.length === mostDigits) void send(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Portals bubble React events up to a form around the dialog.
    event.stopPropagation();
    void send(pin);
  };

  const isBlocked = blockedSeconds > 0;
  return (
    <form method="post" noValidate onSubmit={submit} className="mx-auto flex w-full max-w-xs flex-col gap-4">
      <div className="relative h-12">
        {/* The keys below are its keyboard, so none comes up from the foot of the screen. */}
        <input
          ref={field}
          type="password"
          inputMode="none"
          autoComplete="off"
          aria-label={text(t.pin)}
          aria-invalid={problem !== '' || undefined}
          aria-describedby="pin-hint"
          disabled={isBlocked}
          value={pin}
          onChange={(event) => change(event.target.value)}
          className="peer absolute inset-0 w-full cursor-default rounded-control border border-line bg-transparent text-transparent caret-transparent"
        />
        <span
          aria-hidden="true"
          dir="ltr"
          className="pointer-events-none absolute inset-0 flex items-center justify-center gap-3"
        >
          {Array.from({ length: Math.max(pin.length, fewestDigits) }, (_, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
              key={at}
              className={classes(
                'size-3.5 rounded-full border',
                at < pin.length ? 'border-ink bg-ink' : 'border-line-strong',
              )}
            />
          ))}
        </span>
      </div>
      <p role="status" className="sr-only">
        {pin.length > 0 && text(t.typed, { count: pin.length })}
      </p>
      <p id="pin-hint" className="text-center text-ink-2 text-sm">
        {text(t.pinHint)}
      </p>
      {problem && <Alert>{problem}</Alert>}
      {isBlocked && <Alert tone="warn">{text(t.blocked, { time: minutesAndSeconds(blockedSeconds) })}</Alert>}
      {/* As on every telephone, in both directions. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only leaves the focus in the field, where Enter sends */}
      <div dir="ltr" className="grid grid-cols-3 gap-2.5" onMouseDown={(event) => event.preventDefault()}>
        {digits.map((digit) => (
          <button
            key={digit}
            type="button"
            disabled={isBlocked}
            className={digitKey}
            onClick={() => change(pin + digit)}
          >
            {digit}
          </button>
        ))}
        <button
          type="button"
          aria-label={text(t.erase)}
          disabled={isBlocked}
          className={digitKey}
          onClick={() => change(pin.slice(0, -1))}
        >
          <Delete aria-hidden="true" className="size-6" />
        </button>
        <button type="button" disabled={isBlocked} className={digitKey} onClick={() => change(`${pin}0`)}>
          {'0'}
        </button>
        <button
          type="submit"
          aria-label={text(t.confirm)}
          aria-busy={working || undefined}
          disabled={isBlocked}
          className={confirmKey}
        >
          <Check aria-hidden="true" className="size-7" />
        </button>
      </div>
    </form>
  );
};
