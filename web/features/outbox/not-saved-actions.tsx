import { RotateCw, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { laneOf } from '#web/lib/outbox/intent.ts';
import type { Entry } from '#web/lib/outbox/outbox-state.ts';
import { useOutbox } from '#web/lib/outbox/use-outbox.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { notSavedTexts as t } from './not-saved.texts.ts';
import { isFinal } from './use-not-saved-words.ts';

type NotSavedActionsProps = {
  /** Of one lane. */
  entries: readonly Entry[];
  what: string;
};

/** What was pressed goes with its answer: the focus stays in the card, the row or the dialog it was in. */
const keepFocus = ({ currentTarget }: MouseEvent<HTMLElement>) => {
  const around = currentTarget.closest('article, li, [role=dialog]');
  const others = [...(around?.querySelectorAll<HTMLElement>('button, a[href]') ?? [])];
  const home = others.find((each) => !each.closest('[data-not-saved]'));
  (home ?? around?.closest<HTMLElement>('[role=dialog]'))?.focus();
};

export const NotSavedActions = ({ entries, what }: NotSavedActionsProps) => {
  const text = useText();
  const { outbox } = useOutbox();
  const lane = entries[0] && laneOf(entries[0].intent);
  if (lane === undefined) return null;
  return (
    <span data-not-saved className="flex shrink-0 items-center gap-1">
      {!isFinal(entries) && (
        <Button
          size="small"
          variant="secondary"
          aria-label={text(t.againOf, { what })}
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={(event) => {
            keepFocus(event);
            outbox.again(lane);
          }}
        >
          {text(t.again)}
        </Button>
      )}
      <IconButton
        label={text(t.dismissOf, { what })}
        tooltip={false}
        className="touch-target size-9!"
        icon={<X aria-hidden="true" />}
        onClick={(event) => {
          keepFocus(event);
          outbox.dismiss(lane);
        }}
      />
    </span>
  );
};
