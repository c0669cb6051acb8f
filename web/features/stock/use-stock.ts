import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { StockLimitIn, StockLimitOut } from '#core/stock/stock.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { stockQuery } from '#web/lib/query/evening-queries.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { withPin } from '#web/lib/station/pin-asking.ts';
import { showError, takeBackError } from '#web/ui/feedback/messages.tsx';
import { stockTexts as t } from './stock.texts.ts';
import { again, replaceDish, type StockThing } from './stock-list.ts';

type Change = { thing: StockThing; name: string; limit: StockLimitIn | null };
type Undo = { undoes: Change };

/** The stock board, and the last change of it, which one tap takes back. */
export const useStock = () => {
  const client = useQueryClient();
  const sentence = useErrorSentence();
  const query = useQuery(stockQuery);
  const [last, setLast] = useState<Change | null>(null);
  // As the server found it, which a screen that is a moment late does not know.
  const replaced = useRef(new WeakMap<Change, StockLimitOut | null>());
  const send = async (change: Change) => {
    const { thing, limit } = change;
    const { was, ...dish } = await withPin(() =>
      call('PUT /stock/:id', { params: { id: thing.dishId }, body: { option: thing.option, limit } }),
    );
    replaced.current.set(change, was);
    return dish;
  };
  const { mutate } = useMutation({
    // In turn: two taps on one dish end as the second says, and what is taken back was answered before.
    scope: { id: 'stock' },
    mutationFn: async (asked: Change | Undo) => {
      if (!('undoes' in asked)) return send(asked);
      const was = replaced.current.get(asked.undoes);
      // What failed changed nothing.
      return was === undefined ? null : send({ ...asked.undoes, limit: again(was, serverNow()) });
    },
    onSuccess: async (dish) => {
      if (!dish) return;
      takeBackError('stock');
      // A reading that is under way may be older than this answer.
      await client.cancelQueries({ queryKey: stockQuery.queryKey });
      client.setQueryData(stockQuery.queryKey, (known) => known && replaceDish(known, dish));
    },
    onError: (error) => {
      setLast(null);
      // Whoever was logged out is asked to log in, and needs no second message over that.
      if (!isApiError(error, 'not_signed_in')) showError(sentence(error, t.failed), 'stock');
      void client.invalidateQueries({ queryKey: stockQuery.queryKey });
    },
  });
  const change = (asked: Change) => {
    setLast(asked);
    mutate(asked);
  };
  const undo = () => {
    if (!last) return;
    setLast(null);
    mutate({ undoes: last });
  };
  return { ...query, change, undo, last };
};
