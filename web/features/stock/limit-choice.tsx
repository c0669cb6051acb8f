import { ChevronDown, CloudOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { StockLimitIn, StockLimitOut } from '#core/stock/stock.contract.ts';
import { limits } from '#core/values/limits.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts } from '#web/lib/texts/order-manager.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { IconButton } from '#web/ui/action/icon-button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { QuantityInput } from '#web/ui/form/quantity-input.tsx';
import { NotSavedNote } from '../outbox/not-saved-note.tsx';
import { LimitState } from './limit-state.tsx';
import { stockTexts as t } from './stock.texts.ts';
import type { UnsavedStock } from './stock-list.ts';

type LimitChoiceProps = {
  /** What it is, for the eye, and for the screen reader. */
  title: ReactNode;
  name: string;
  limit: StockLimitOut | null;
  /** Sold out for another reason than its own limit. */
  note?: ReactNode;
  /** Changes of it that are not saved. */
  unsaved?: readonly UnsavedStock[];
  onChange: (limit: StockLimitIn | null) => void;
  /** What else shows when it is opened. */
  children?: ReactNode;
};

const usualCount = 5;
const anHour = 60;

/** One tap for sold out and back again; the other ways one tap further. */
export const LimitChoice = ({
  title,
  name,
  limit,
  note,
  unsaved = [],
  onChange,
  children,
}: LimitChoiceProps) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [count, setCount] = useState(limit?.left ?? usualCount);
  const isWaiting = unsaved.some(({ isDelayed }) => isDelayed);
  const refused = unsaved.map(({ entry }) => entry).filter((entry) => entry.state === 'refused');
  return (
    <>
      <div className="flex min-h-14 items-center gap-2 py-1.5">
        <div className="min-w-0 flex-1">
          {title}
          {(limit || note || isWaiting) && (
            <div className="mt-0.5 flex flex-wrap items-center gap-1.5">
              <LimitState limit={limit} />
              {note}
              {isWaiting && (
                <Badge tone="warn" icon={<CloudOff aria-hidden="true" />}>
                  {text(orderManagerTexts.notSaved)}
                </Badge>
              )}
            </div>
          )}
        </div>
        {limit ? (
          <Button variant="secondary" aria-label={text(t.backOf, { name })} onClick={() => onChange(null)}>
            {text(t.back)}
          </Button>
        ) : (
          <Button
            variant="secondary"
            aria-label={text(t.soldOutOf, { name })}
            onClick={() => onChange({ kind: 'off' })}
          >
            {text(t.soldOut)}
          </Button>
        )}
        <IconButton
          label={text(t.more, { name })}
          tooltip={false}
          aria-expanded={isOpen}
          icon={
            <ChevronDown
              aria-hidden="true"
              className={classes('transition-transform', isOpen && 'rotate-180')}
            />
          }
          onClick={() => setOpen((was) => !was)}
        />
      </div>
      {refused.length > 0 && <NotSavedNote entries={refused} className="mb-2" />}
      {isOpen && (
        <div className="mb-3 rounded-card bg-quiet p-3">
          <div className="flex flex-wrap items-center gap-2">
            <Button variant="secondary" onClick={() => onChange({ kind: 'untilNextShift' })}>
              {text(t.untilNextShift)}
            </Button>
            <Button variant="secondary" onClick={() => onChange({ kind: 'untilTime', minutes: anHour })}>
              {text(t.forAnHour)}
            </Button>
            <span className="inline-flex items-center gap-2">
              <QuantityInput
                label={text(t.howMany, { name })}
                value={count}
                min={0}
                max={limits.stockCount}
                onValueChange={setCount}
              />
              <Button variant="secondary" onClick={() => onChange({ kind: 'counted', left: count })}>
                {text(t.setLeft)}
              </Button>
            </span>
          </div>
          {children}
        </div>
      )}
    </>
  );
};
