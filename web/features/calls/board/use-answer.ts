import { useCallback, useRef } from 'react';
import type { CallAnswer } from '#core/calls/call-rules.ts';
import { useOutbox } from '#web/lib/outbox/use-outbox.ts';
import type { BoardCall } from './board-calls.ts';

export type AnswerCall = (call: BoardCall, answer: CallAnswer) => void;

/** An answered call makes room for the next: a second tap of the same finger must not answer that one too. */
const sameFingerMs = 500;

export const useAnswer = (): AnswerCall => {
  const { outbox } = useOutbox();
  const last = useRef({ callId: '', at: Number.NEGATIVE_INFINITY });
  return useCallback(
    (call, answer) => {
      const at = performance.now();
      if (last.current.callId !== call._id && at - last.current.at < sameFingerMs) return;
      last.current = { callId: call._id, at };
      // Of no shift: when that ends the call is over, and nothing is lost by saying so again.
      const { _id: callId, tableNumber } = call;
      outbox.press({ kind: 'call', callId, tableNumber, answer }, null);
    },
    [outbox],
  );
};
