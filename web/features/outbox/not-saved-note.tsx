import { useText } from '#web/lib/i18n/locale-provider.tsx';
import type { Entry } from '#web/lib/outbox/outbox-state.ts';
import { classes } from '#web/ui/classes.ts';
import { notSavedTexts as t } from './not-saved.texts.ts';
import { NotSavedActions } from './not-saved-actions.tsx';
import { type PresentOrder, useNotSavedWords } from './use-not-saved-words.ts';

type NotSavedNoteProps = {
  entries: readonly Entry[];
  /** As it is now, when it is one. */
  order?: PresentOrder;
  className?: string;
};

/** On the item itself: what was not done to it, why, and a retry. The bar at the bottom announces it. */
export const NotSavedNote = ({ entries, order, className }: NotSavedNoteProps) => {
  const text = useText();
  const { press, what, reason } = useNotSavedWords()(entries, order);
  return (
    <div className={classes('rounded-lg bg-bad-soft py-1 ps-2.5 pe-1 text-sm leading-tight', className)}>
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 break-words font-semibold text-bad">
          {text(t.notSaved, { what: press })}
        </p>
        <NotSavedActions entries={entries} what={what} />
      </div>
      <p className="break-words pe-1.5 pt-0.5 pb-1">{reason}</p>
    </div>
  );
};
