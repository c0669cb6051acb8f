import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { memo } from 'react';
import type { Dish } from '#core/menus/dishes/dish-shape.ts';
import { imageHashFromUrl, imageUrl } from '#core/menus/image-urls.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { Name } from '#web/ui/content/name.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { VisuallyHidden } from '#web/ui/content/visually-hidden.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { orderingTexts as t } from '../texts/editor.texts.ts';
import { structureTexts } from '../texts/structure.texts.ts';
import { DragHandle } from './drag-handle.tsx';

type DishRowProps = {
  dish: Dish;
  isSelected: boolean;
  onSelect: (dish: Dish) => void;
  onStock: (dish: Dish, available: boolean) => void;
};

/** Draggable shell; what is in it is only made again when the dish changes. */
export const DishRow = memo(({ dish, isSelected, onSelect, onStock }: DishRowProps) => {
  const text = useText();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: dish._id, data: { kind: 'dish' } });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classes(
        'flex items-center gap-1 rounded-control border bg-card pe-2',
        isSelected ? 'border-brand' : 'border-transparent',
        isDragging && 'opacity-40',
      )}
    >
      <DragHandle
        label={text(t.dragDish, { name: dish.name })}
        attributes={attributes}
        listeners={listeners}
        handle={setActivatorNodeRef}
      />
      <DishRowContent dish={dish} isSelected={isSelected} onSelect={onSelect} onStock={onStock} />
    </li>
  );
});

const DishRowContent = memo(({ dish, isSelected, onSelect, onStock }: DishRowProps) => {
  const text = useText();
  const hash = dish.image && imageHashFromUrl(dish.image);
  return (
    <>
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={() => onSelect(dish)}
        className="flex min-h-13 min-w-0 flex-1 items-center gap-3 rounded-control py-1.5 text-start hover:text-brand"
      >
        {hash && (
          <img
            src={imageUrl(hash, 160, 'webp')}
            alt=""
            loading="lazy"
            className="size-10 shrink-0 rounded-lg object-cover"
          />
        )}
        <span className="min-w-0 flex-1">
          <span className={classes('block font-medium', !dish.available && 'text-ink-2')}>
            <VisuallyHidden>{text(t.editDish, { name: '' })}</VisuallyHidden>
            <Name>{dish.name}</Name>
          </span>
          {(!dish.available || dish.isLimited) && (
            <span className="block text-sm text-warn">
              {text(dish.available ? structureTexts.limited : structureTexts.soldOut)}
            </span>
          )}
        </span>
        <Price shekels={dish.price} className="shrink-0 text-ink-2" />
      </button>
      <span className="ms-2 flex min-w-14 flex-col items-center">
        <Switch
          label={text(structureTexts.stockOf, { name: dish.name })}
          hideLabel
          checked={dish.available}
          onCheckedChange={(available) => onStock(dish, available)}
          className="min-h-8! gap-0!"
        />
        <span aria-hidden="true" className="text-ink-2 text-xs leading-4">
          {text(dish.available ? structureTexts.inStock : structureTexts.outShort)}
        </span>
      </span>
    </>
  );
});
