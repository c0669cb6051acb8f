import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StockLimitIn, StockLimitOut } from '#core/stock/stock.contract.ts';
import { call } from '#web/lib/api/call.ts';
import { stockQuery } from '#web/lib/query/evening-queries.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { showError, takeBackError } from '#web/ui/feedback/messages.tsx';
import { stockTexts as t } from './stock.texts.ts';
import { again, replaceDish, type StockThing } from './stock-list.ts';

type Change = { thing: StockThing; name: string; before: StockLimitOut | null; limit: StockLimitIn | null };

/** The stock board, and the last change of it, which one tap takes back. */
export const useStock = () => {
  const client = useQueryClient();
  const sentence = useErrorSentence();
  const query = useQuery(stockQuery);
  const [last, setLast] = useState<Pick<Change, 'thing' | 'name' | 'before'> | null>(null);
  const { mutate } = useMutation({
    // In turn: two taps on one dish end as the second says.
    scope: { id: 'stock' },
    mutationFn: ({ thing, limit }: Change) =>
      call('PUT /stock/:id', { params: { id: thing.dishId }, body: { option: thing.option, limit } }),
    onSuccess: async (dish) => {
      takeBackError('stock');
      // A reading that is under way may be older than this answer.
      await client.cancelQueries({ queryKey: stockQuery.queryKey });
      client.setQueryData(stockQuery.queryKey, (known) => known && replaceDish(known, dish));
    },
    onError: (error) => {
      setLast(null);
      showError(sentence(error, t.failed), 'stock');
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
    mutate({ ...last, limit: again(last.before, Date.now()) });
  };
  return { ...query, change, undo, last };
};
