import { useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { groupBy } from '#web/lib/outbox/group-by.ts';
import { isOrderIntent, laneOf } from '#web/lib/outbox/intent.ts';
import type { Entry } from '#web/lib/outbox/outbox-state.ts';
import { useOutbox, useUnsaved } from '#web/lib/outbox/use-outbox.ts';
import { Button } from '#web/ui/action/button.tsx';
import { AlertBar } from '#web/ui/feedback/alert-bar.tsx';
import { isAnyIntent } from './any-intent.ts';
import { notSavedTexts as t } from './not-saved.texts.ts';
import { NotSavedDialog, type NotSavedOrder } from './not-saved-dialog.tsx';
import { useNotSavedWords } from './use-not-saved-words.ts';

/** At the foot of the board: what was refused, wherever it was pressed and whether or not its card is still there. */
export const NotSavedBar = ({ orders }: { orders: readonly NotSavedOrder[] }) => {
  const text = useText();
  const words = useNotSavedWords();
  const { outbox } = useOutbox();
  const [isOpen, setOpen] = useState(false);
  const refused = useUnsaved(outbox, isAnyIntent).filter(({ entry }) => entry.state === 'refused');
  const lanes = [...groupBy(refused, ({ entry }) => laneOf(entry.intent)).values()].map((lane) =>
    lane.map(({ entry }) => entry),
  );
  const [first, ...others] = lanes;
  if (!first) return null;
  const orderOf = (entries: readonly Entry[]) => {
    const intent = entries[0]?.intent;
    return intent && isOrderIntent(intent) ? orders.find(({ _id }) => _id === intent.orderId) : undefined;
  };
  const { what, reason } = words(first, orderOf(first));
  const more = others.length > 0 ? ` ${text(t.more, { count: others.length })}` : '';
  return (
    <>
      <AlertBar
        tone="bad"
        title={text(t.notSaved, { what }) + more}
        action={
          <Button variant="secondary" className="max-sm:px-3" onClick={() => setOpen(true)}>
            {text(t.show)}
          </Button>
        }
      >
        {reason}
      </AlertBar>
      {isOpen && <NotSavedDialog lanes={lanes} orderOf={orderOf} onClose={() => setOpen(false)} />}
    </>
  );
};
