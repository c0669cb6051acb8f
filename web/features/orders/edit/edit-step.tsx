import { Plus } from 'lucide-react';
import { useState } from 'react';
import { avoidedIn } from '#core/menus/dishes/allergens.ts';
import type { OrderableDish } from '#core/orders/lines/choices.ts';
import type { EditedOrder } from '#core/orders/order-edit.ts';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { limits } from '#core/values/limits.ts';
import { toAgorot } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderEditTexts as t } from '#web/lib/texts/order-edit.texts.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/feedback/skeleton.tsx';
import type { StaffDish } from '../dish-choice/staff-menu.ts';
import type { DraftLine } from './edit-draft.ts';
import { EditLine } from './edit-line.tsx';

type EditStepProps = {
  order: ManagedOrder;
  lines: readonly DraftLine[];
  /** Undefined while they are loading. */
  dishes: ReadonlyMap<string, OrderableDish> | undefined;
  preview: EditedOrder;
  /** Of the lines that were added here. */
  addedDishes: readonly StaffDish[];
  onAdd: () => void;
  onChange: (lines: readonly DraftLine[]) => void;
};

export const EditStep = (props: EditStepProps) => {
  const { order, lines, dishes, preview, addedDishes, onAdd, onChange } = props;
  const text = useText();
  // One that was added last is where the choosing goes on.
  const [lastAtFirst] = useState(() => lines.at(-1));
  if (!dishes) {
    return (
      <SkeletonRegion className="flex flex-col gap-4">
        <Skeleton className="h-40 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </SkeletonRegion>
    );
  }
  const problems = preview.kind === 'refused' ? preview.problems : [];
  const avoidedOf = ({ line, dishId, isAdded }: DraftLine) => {
    if (!isAdded) return order.dishes[line]?.avoided;
    const dish = addedDishes.find(({ id }) => id === dishId);
    return dish && (avoidedIn(dish.allergens, order.avoids ?? []) ?? undefined);
  };
  return (
    <div className="flex flex-col gap-4">
      {lines.map((line, index) => (
        <EditLine
          key={line.line}
          line={line}
          dish={dishes.get(line.dishId ?? '')}
          problems={problems.filter((problem) => problem.line === index)}
          avoided={avoidedOf(line)}
          takesFocus={line === lastAtFirst && Boolean(line.isAdded)}
          canRemove={lines.length > 1}
          onChange={(changed) => onChange(lines.map((each) => (each.line === line.line ? changed : each)))}
          onRemove={() => onChange(lines.filter((each) => each.line !== line.line))}
        />
      ))}
      {lines.length < limits.orderLines && (
        <Button variant="secondary" icon={<Plus aria-hidden="true" className="size-5" />} onClick={onAdd}>
          {text(t.addDish)}
        </Button>
      )}
      {preview.kind === 'priced' && <NewTotal was={order.totalPrice} preview={preview} />}
    </div>
  );
};

const NewTotal = ({ was, preview }: { was: number; preview: Extract<EditedOrder, { kind: 'priced' }> }) => {
  const text = useText();
  return (
    <p className="flex items-baseline justify-between gap-3 text-lg">
      <span>{text(t.newTotal)}</span>
      <span className="flex items-baseline gap-3">
        {toAgorot(was) !== preview.total && (
          <span className="text-base text-ink-2">
            {text(t.oldTotal)} <Price shekels={was} />
          </span>
        )}
        <Price agorot={preview.total} className="font-semibold text-xl" />
      </span>
    </p>
  );
};
