import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isApiError } from '#web/lib/api/api-error.ts';
import { withPin } from '#web/lib/api/pin-asking.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printingKey } from '#web/lib/query/printing-queries.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showError, showSuccess, takeBackError } from '#web/ui/feedback/messages.tsx';
import { printTexts as t } from './texts/print-job.texts.ts';

const message = 'print';
const answerLimitMs = 10_000;
const doubleTapMs = 500;

type PrintCall = {
  send: (signal: AbortSignal) => Promise<unknown>;
  /** Said once it has been sent. */
  success?: string;
  onSent?: () => void;
};

/**
 * Something that is sent to a printer. It does not wait for the line: paper that comes out when nobody stands there any more
 * is made a second time.
 */
export const usePrintCall = () => {
  const text = useText();
  const sentence = useErrorSentence();
  const client = useQueryClient();
  const words = (error: unknown): string => {
    if (isApiError(error, 'network')) return text(t.noLine);
    return isApiError(error, 'not_found') ? text(t.gone) : sentence(error);
  };
  /** Set before anything renders, and for longer than a fast answer takes: half of a double tap is no wish for two. */
  const sending = useRef({ isOut: false, since: Number.NEGATIVE_INFINITY });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ send }: PrintCall) => withPin(() => send(AbortSignal.timeout(answerLimitMs)), 'orders'),
    onError: (error) => showError(words(error), message),
    onSuccess: (_answer, { success, onSent }) => {
      takeBackError(message);
      if (success) showSuccess(success);
      onSent?.();
    },
    // Busy until it shows: whoever presses again would print again.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: printingKey });
      sending.current.isOut = false;
    },
  });
  const send = (paper: PrintCall) => {
    const since = performance.now();
    if (sending.current.isOut || since - sending.current.since < doubleTapMs) return;
    sending.current = { isOut: true, since };
    mutate(paper);
  };
  return { send, isBusy: isPending };
};
