import { type FormEvent, useEffect, useRef, useState } from 'react';
import { readStationCode, stationCodeLength } from '#core/staff/station-code.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { pairTexts as t } from './station.texts.ts';

/** Where a device becomes a station: a code that is typed, or scanned and so in the address. */
export const PairForm = ({ scanned }: { scanned: string }) => {
  const text = useText();
  const sentence = useErrorSentence();
  const [problem, setProblem] = useState('');
  const [failure, setFailure] = useState<unknown>(null);
  const [working, setWorking] = useState(false);
  const busy = useRef(false);

  const pair = async (typed: string) => {
    if (busy.current) return;
    const isWhole = readStationCode(typed).length === stationCodeLength;
    setProblem(isWhole ? '' : text(t.wrongLength));
    if (!isWhole) return;
    busy.current = true;
    setWorking(true);
    setFailure(null);
    try {
      await call('POST /stations/pair', { body: { code: typed } });
      // Nothing of whoever was signed in here before stays in memory.
      location.assign('/order-manager');
    } catch (error) {
      setFailure(error);
      busy.current = false;
      setWorking(false);
    }
  };
  // Whoever scanned a code has said all there is to say.
  const scannedOnce = useRef(false);
  useEffect(() => {
    if (!scanned || scannedOnce.current) return;
    scannedOnce.current = true;
    void pair(scanned);
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void pair(String(new FormData(event.currentTarget).get('code')));
  };
  if (isApiError(failure, 'station_not_allowed')) {
    return (
      <Alert
        tone="info"
        action={
          <ButtonLink to="/order-manager" wholePage size="small">
            {text(t.toBoard)}
          </ButtonLink>
        }
      >
        {text(t.already)}
      </Alert>
    );
  }
  return (
    // Pressed before the scripts came, it asks for this page with the code in the address, as if it had been scanned.
    <form method="get" noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure !== null && <Alert>{sentence(failure, t.failed)}</Alert>}
      <Field label={text(t.code)} error={problem && <span role="alert">{problem}</span>} required>
        <TextInput
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          name="code"
          // Its own keeper: what was typed before the scripts came stays.
          defaultValue={scanned}
          className="text-center font-semibold text-2xl uppercase tracking-[0.2em]"
        />
      </Field>
      <Button type="submit" size="large" loading={working}>
        {text(t.pair)}
      </Button>
    </form>
  );
};
