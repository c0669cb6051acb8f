import { memo } from 'react';
import { dietaryIconsOnCard } from '#core/menus/dishes/dietary-tags.ts';
import type { LayoutStyle } from '#core/menus/menu-style.ts';
import { needsChoosing } from '#core/orders/lines/choices.ts';
import { formatPriceAsEntered } from '#core/values/money.ts';
import { useText } from '../language/guest-language.tsx';
import { leftTexts } from '../stock/left.texts.ts';
import { menuTexts } from '../texts/menu.texts.ts';
import { cardPictures } from './card-pictures.ts';
import { DietaryIcon } from './dietary-icons.tsx';
import {
  addClass,
  choosingClass,
  DescriptionTag,
  dishClass,
  NameTag,
  openClass,
  soldOutClass,
} from './dish-markup.ts';
import { GuestDishPicture } from './guest-dish-picture.tsx';
import type { GuestDish } from './guest-menu.ts';
import { inLanguage } from './in-language.tsx';
import { leastPrice } from './least-price.ts';

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
    const least = leastPrice(dish);
    const shekels = formatPriceAsEntered(least ?? dish.price);
    const price = least === null ? shekels : t(menuTexts.from, { price: shekels });
    const picture = showImage && cardPictures[layout];
    return (
      <li className={dish.available ? dishClass : `${dishClass} ${soldOutClass}`}>
        {picture && (
          <GuestDishPicture image={dish.image} color={dish.imageColor} kind={picture} isFirst={isFirst} />
        )}
        <NameTag {...inLanguage(dish.langs?.name)}>
          {dish.available ? (
            <button type="button" className={openClass} onClick={() => onOpen(dish)}>
              {dish.name}
            </button>
          ) : (
            dish.name
          )}
          {dish.dietary.slice(0, dietaryIconsOnCard).map((tag) => (
            <DietaryIcon key={tag} tag={tag} />
          ))}
        </NameTag>
        {dish.description && (
          <DescriptionTag {...inLanguage(dish.langs?.description)}>{dish.description}</DescriptionTag>
        )}
        {dish.available && canOrder ? (
          <button
            type="button"
            className={needsChoosing(dish) ? `${addClass} ${choosingClass}` : addClass}
            aria-label={`${price} ${t(menuTexts.add)} ${dish.name}`}
            onClick={() => onAdd(dish)}
          >
            {price}
          </button>
        ) : (
          <b>{dish.available ? price : t(menuTexts.soldOut)}</b>
        )}
        {dish.left && <em>{t(leftTexts.left, { count: dish.left })}</em>}
      </li>
    );
  },
);
