import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { laneOf } from '#web/lib/outbox/intent.ts';
import type { Entry } from '#web/lib/outbox/outbox-state.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { notSavedTexts as t } from './not-saved.texts.ts';
import { NotSavedActions } from './not-saved-actions.tsx';
import { type PresentOrder, useNotSavedWords } from './use-not-saved-words.ts';

export type NotSavedOrder = PresentOrder & { _id: string };

type NotSavedDialogProps = {
  lanes: readonly (readonly Entry[])[];
  orderOf: (entries: readonly Entry[]) => NotSavedOrder | undefined;
  onClose: () => void;
};

/** Everything that the server did not do, each with the reason. */
export const NotSavedDialog = ({ lanes, orderOf, onClose }: NotSavedDialogProps) => {
  const text = useText();
  const words = useNotSavedWords();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text(t.title)}
      description={text(t.hint)}
      size="medium"
      footer={<Button onClick={onClose}>{text(t.close)}</Button>}
    >
      <ul className="divide-y divide-line">
        {lanes.map((entries) => {
          const { what, reason } = words(entries, orderOf(entries));
          return (
            <li
              key={entries[0] && laneOf(entries[0].intent)}
              className="flex flex-wrap items-center justify-end gap-2 py-2"
            >
              <div className="min-w-40 flex-1">
                <p className="break-words font-semibold">{what}</p>
                <p className="break-words text-ink-2 text-sm">{reason}</p>
              </div>
              <NotSavedActions entries={entries} what={what} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
};
