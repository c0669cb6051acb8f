import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { groupBy } from '#web/lib/outbox/group-by.ts';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { AlarmIcon, alarmStyle } from './alarm-style.tsx';
import { allergyQuestionTexts as t } from './allergy-question.texts.ts';

export type AllergyQuestionProps = {
  order: ManagedOrder;
  /** What the tap does besides, with its minutes. */
  approveLabel: string;
  /** On a card: for the screen reader, as several orders are side by side. */
  orderLabel?: string;
  onSeen: () => void;
  onBack: () => void;
};

/** The second tap of a double tap, and a key that is held down, have read nothing. */
const notReadMs = 500;

/** In place of the button that approves: what the guest wrote about an allergy, of which dish, and one tap that says so. */
export const AllergyQuestion = ({
  order,
  approveLabel,
  orderLabel,
  onSeen,
  onBack,
}: AllergyQuestionProps) => {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const notes = groupBy(
    order.dishes.filter((line) => line.isAllergyNote),
    ({ note }) => note,
  );
  const said = [...notes].map(([note, lines]) => {
    const dishes = new Set(lines.map(({ dishId }) => dishId.name || text(orderManagerTexts.unknownDish)));
    return text(t.note, { note, dishes: [...dishes].join(', ') });
  });
  const canBeRead = useTimeToRead(said.join('\n'));
  useEffect(() => button.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onBack();
  };
  const label = `${text(t.seen)} · ${approveLabel}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the question, whichever of its buttons has the focus
    <div className="z-10 flex min-w-0 flex-1 flex-col gap-1.5" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={[...said, label, orderLabel].filter(Boolean).join(' ')}
        aria-disabled={!canBeRead}
        onClick={() => canBeRead && onSeen()}
        className={classes(
          'flex max-h-[50vh] min-h-12 w-full flex-col gap-1 overflow-y-auto rounded-control px-3 py-2 text-start text-lg leading-tight',
          alarmStyle,
        )}
      >
        {said.map((sentence) => (
          <span key={sentence} className="wrap-anywhere">
            <AlarmIcon />
            {sentence}
          </span>
        ))}
        <span className="mt-1 self-stretch rounded-lg border-2 border-current px-2 py-1 text-center">
          {label}
        </span>
      </button>
      <Button variant="secondary" size="small" onClick={onBack}>
        {text(t.back)}
      </Button>
    </div>
  );
};

/** Begins again when what is written changes under the finger. */
const useTimeToRead = (said: string): boolean => {
  const [readable, setReadable] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setReadable(said), notReadMs);
    return () => clearTimeout(timer);
  }, [said]);
  return readable === said;
};
