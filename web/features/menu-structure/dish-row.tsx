import { Trash2 } from 'lucide-react';
import { structureTexts as t } from '#core/i18n/texts/dashboard.texts.ts';
import type { Dish } from '#core/menus/dish-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Price } from '#web/ui/price.tsx';
import { Switch } from '#web/ui/switch.tsx';

type DishRowProps = { dish: Dish; onStock: (available: boolean) => void; onRemove: () => void };

export const DishRow = ({ dish, onStock, onRemove }: DishRowProps) => {
  const text = useText();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-40 flex-1">
        <p className={dish.available ? 'break-words font-medium' : 'break-words font-medium text-ink-2'}>
          <bdi>{dish.name}</bdi>
        </p>
        {dish.description && (
          <p className="line-clamp-2 break-words text-ink-2 text-sm">{dish.description}</p>
        )}
      </div>
      <Price shekels={dish.price} className="font-medium" />
      <div className="flex items-center gap-2">
        <span aria-hidden="true" className="w-24 text-end text-ink-2 text-sm">
          {text(dish.available ? t.available : t.soldOut)}
        </span>
        <Switch
          label={text(t.stockOf, { name: dish.name })}
          hideLabel
          checked={dish.available}
          onCheckedChange={onStock}
        />
        <IconButton
          label={text(t.removeDish, { name: dish.name })}
          tone="danger"
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
    </div>
  );
};
