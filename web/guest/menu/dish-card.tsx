import { memo } from 'react';
import { menuTexts } from '#core/i18n/texts/guest.texts.ts';
import { formatPriceAsEntered } from '#core/kit/money.ts';
import { dietaryIconsOnCard } from '#core/menus/dietary-tags.ts';
import type { LayoutStyle } from '#core/menus/menu-look.ts';
import { needsChoosing } from '#core/orders/choices.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { cardPictures } from './card-pictures.ts';
import { DietaryIcon } from './dietary-icons.tsx';
import { DishPicture } from './dish-picture.tsx';
import type { GuestDish } from './guest-menu.ts';

type DishCardProps = {
  dish: GuestDish;
  layout: LayoutStyle;
  showImage: boolean;
  isFirst: boolean;
  canOrder: boolean;
  onOpen: (dish: GuestDish) => void;
  onAdd: (dish: GuestDish) => void;
};

export const DishCard = memo(
  ({ dish, layout, showImage, isFirst, canOrder, onOpen, onAdd }: DishCardProps) => {
    const t = useText();
    const price = formatPriceAsEntered(dish.price);
    const picture = showImage && cardPictures[layout];
    return (
      <li className={dish.available ? 'dish' : 'dish out'}>
        {picture && (
          <DishPicture image={dish.image} color={dish.imageColor} kind={picture} isFirst={isFirst} />
        )}
        <h3>
          {dish.available ? (
            <button type="button" className="open" onClick={() => onOpen(dish)}>
              {dish.name}
            </button>
          ) : (
            dish.name
          )}
          {dish.dietary.slice(0, dietaryIconsOnCard).map((tag) => (
            <DietaryIcon key={tag} tag={tag} />
          ))}
        </h3>
        {dish.description && <p>{dish.description}</p>}
        {dish.available && canOrder ? (
          <button
            type="button"
            className={needsChoosing(dish) ? 'add pick' : 'add'}
            aria-label={`${price} ${t(menuTexts.add)} ${dish.name}`}
            onClick={() => onAdd(dish)}
          >
            {price}
          </button>
        ) : (
          <b>{price}</b>
        )}
        {!dish.available && <em>{t(menuTexts.soldOut)}</em>}
      </li>
    );
  },
);
