import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { agentCodeMinutes } from '#core/printing/printing-limits.ts';
import { agentCommand } from '#core/printing/wires/agent-command.ts';
import { limits } from '#core/values/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { minutesAndSeconds } from '#web/lib/clock/minutes-and-seconds.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Spinner } from '#web/ui/action/spinner.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { agentsQuery, linkBaseQuery } from '../common/printer-queries.ts';
import { TextToCopy } from '../connect/text-to-copy.tsx';
import { agentsTexts as t } from './agents.texts.ts';

type PairAgentProps = { onPaired: (agentId: string) => void };

/** A name, then one line to run on a computer of the restaurant, until the agent has come. */
export const PairAgent = ({ onPaired }: PairAgentProps) => {
  const text = useText();
  const sentence = useErrorSentence();
  const [name, setName] = useState(text(t.usualName));
  const [isMissing, setMissing] = useState(false);
  const { data: agents } = useQuery({ ...agentsQuery, refetchInterval: 2_000 });
  const { data: link } = useQuery(linkBaseQuery);
  const {
    mutate,
    isPending,
    error,
    data: made,
    reset,
  } = useMutation({
    mutationFn: async () => {
      const known = (agents ?? []).map(({ _id }) => _id);
      const { code } = await call('POST /print-agents/codes', { body: { name } });
      // By this device's clock: the server's may differ, the minutes do not.
      return { code, known, endsAt: Date.now() + agentCodeMinutes * 60_000 };
    },
  });
  const send = useSendOnce(mutate);
  const paired = made && agents?.find(({ _id }) => !made.known.includes(_id));
  const pairedId = paired?._id;
  useEffect(() => {
    if (pairedId) onPaired(pairedId);
  }, [pairedId, onPaired]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(!name.trim());
    if (name.trim()) void send();
  };
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-2">{text(t.why)}</p>
      {error && <Alert>{sentence(error, t.codeFailed)}</Alert>}
      {made && link ? (
        <Waiting command={agentCommand(link.base, made.code)} endsAt={made.endsAt} onAgain={reset} />
      ) : (
        <form method="post" noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
          <Field
            label={text(t.name)}
            hint={text(t.nameHint)}
            error={isMissing && <span role="alert">{text(t.nameMissing)}</span>}
            required
            className="w-full"
          >
            <TextInput
              autoComplete="off"
              dir="auto"
              maxLength={limits.name}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Button type="submit" loading={isPending}>
            {text(t.makeCode)}
          </Button>
        </form>
      )}
    </div>
  );
};

type WaitingProps = { command: string; endsAt: number; onAgain: () => void };

const Waiting = ({ command, endsAt, onAgain }: WaitingProps) => {
  const text = useText();
  const leftMs = endsAt - useNow(1_000);
  if (leftMs <= 0)
    return (
      <Alert
        tone="warn"
        action={
          <Button size="small" onClick={onAgain}>
            {text(t.codeAgain)}
          </Button>
        }
      >
        {text(t.codeOver)}
      </Alert>
    );
  return (
    <>
      <div className="flex flex-col gap-3">
        <p className="font-medium">{text(t.run)}</p>
        <TextToCopy content={command} />
        <p className="text-ink-2 text-sm">{text(t.runHint)}</p>
      </div>
      <p className="flex items-center gap-3">
        <Spinner />
        <span>
          <span role="status">{text(t.waiting)}</span>{' '}
          <span className="text-ink-2 tabular-nums">
            {text(t.codeLeft, { time: minutesAndSeconds(Math.ceil(leftMs / 1000)) })}
          </span>
        </span>
      </p>
    </>
  );
};
