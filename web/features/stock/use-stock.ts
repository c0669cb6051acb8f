import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { StockLimitIn, StockLimitOut } from '#core/stock/stock.contract.ts';
import { makeToken } from '#web/lib/api/make-token.ts';
import { serverNow } from '#web/lib/clock/server-clock.ts';
import { groupBy } from '#web/lib/outbox/group-by.ts';
import type { Intent, StockIntent } from '#web/lib/outbox/intent.ts';
import { useOutbox, useUnsaved } from '#web/lib/outbox/use-outbox.ts';
import { stockQuery } from '#web/lib/query/evening-queries.ts';
import { again, findLimit, type StockItem, withUnsaved } from './stock-list.ts';

type Change = { item: StockItem; name: string; limit: StockLimitIn | null };
type Last = Change & { id: string; limitBefore: StockLimitOut | null };

const isStock = (intent: Intent): intent is StockIntent => intent.kind === 'stock';
const idLength = 24;

/** The stock board as it will be once everything is saved, and its last change, which one tap takes back. */
export const useStock = () => {
  const { outbox, shiftId } = useOutbox();
  const query = useQuery(stockQuery);
  const unsaved = useUnsaved(outbox, isStock);
  const [last, setLast] = useState<Last | null>(null);
  const data = useMemo(() => query.data && withUnsaved(query.data, unsaved), [query.data, unsaved]);
  const unsavedByDish = useMemo(() => groupBy(unsaved, ({ entry }) => entry.intent.dishId), [unsaved]);

  const press = ({ item: { dishId, option }, name, limit }: Change): string =>
    outbox.press(
      { kind: 'stock', dishId, option, name, limit, countId: makeToken().slice(0, idLength) },
      shiftId,
    );
  const undo = async () => {
    if (!last) return;
    setLast(null);
    const outcome = await outbox.outcome(last.id);
    // A refused change did nothing, and an unsent one need not be undone on the server.
    if (outcome.kind === 'refused' || (outcome.kind === 'waiting' && outbox.takeBack(last.id))) return;
    // As the server found it, which a screen that is a moment late does not know.
    const replaced = outcome.kind === 'saved' ? outcome.sent.replaced : undefined;
    const was = replaced === undefined ? last.limitBefore : replaced;
    press({ ...last, limit: again(was, serverNow()) });
  };
  const isRefused = last !== null && unsaved.some(({ entry }) => entry.id === last.id && entry.why !== null);
  return {
    ...query,
    data,
    unsavedByDish,
    change: (request: Change) => {
      const limitBefore = findLimit(data ?? [], request.item);
      setLast({ ...request, limitBefore, id: press(request) });
    },
    undo: () => void undo(),
    last: isRefused ? null : last,
    /** Whether the last change has reached the server. */
    isLastSaved: last !== null && !unsaved.some(({ entry }) => entry.id === last.id),
  };
};
