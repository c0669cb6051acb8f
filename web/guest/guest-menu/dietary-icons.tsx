import type { DietaryTag } from '#core/menus/dishes/dietary-tags.ts';
import { dietaryTexts } from '#web/lib/texts/dish-contents/dietary.texts.ts';
import { useText } from '../language/guest-language.tsx';

const crossed = 'M4 4l16 16';

const grid = '0 0 24 24';

/** Drawn with one stroke, and in full in each icon: a reference to a shared symbol costs the browser a shadow tree. */
const drawings: Record<DietaryTag, string> = {
  vegan: 'M5 20C4 10 9 4 20 4c0 11-5 15-13 14M5 20l8-9',
  vegetarian: 'M12 21V12C12 7 9 5 4 5c0 5 3 7 8 7M12 16c0-5 3-7 8-7 0 5-3 7-8 7',
  'gluten-free': `M12 21V9M12 15c-4 0-5-2-5-6 4 0 5 2 5 6 0-4 1-6 5-6 0 4-1 6-5 6${crossed}`,
  spicy: 'M15 7c3 4-1 13-11 13 5-3 5-7 5-10 1-3 4-5 6-3 0-2 1-4 4-4',
  'vert spivy': 'M12 3c0 4 6 6 6 12a6 6 0 0 1-12 0c0-3 1-4 2-5 0 2 1 3 2 3 2-3 1-6 2-10',
  'dairy-free': `M9 3h6v3l2 4v11H7V10l2-4z${crossed}`,
  'nut-free': `M5 9c0-3 3-5 7-5s7 2 7 5zM6 9c0 6 3 11 6 11s6-5 6-11${crossed}`,
  Kosher: 'M12 2a10 10 0 1 0 .1 0M9 8h3a4 4 0 0 1 0 8H9',
  keto: 'M8 5v14M17 5l-9 8M11 10l6 9',
  halal: 'M16 4a9 9 0 1 0 4 12 7 7 0 1 1-4-12',
};

export const DietaryIcon = ({ tag }: { tag: DietaryTag }) => {
  const t = useText();
  return (
    <svg className="diet" viewBox={grid} role="img" aria-label={t(dietaryTexts[tag])}>
      <path d={drawings[tag]} />
    </svg>
  );
};

/** Dish dialog and filters have space for words; a phone has no tooltips. */
export const DietaryLabel = ({ tag }: { tag: DietaryTag }) => {
  const t = useText();
  return (
    <span title={t(dietaryTexts[tag])}>
      <svg className="diet" viewBox={grid} aria-hidden="true">
        <path d={drawings[tag]} />
      </svg>
      {t(dietaryTexts[tag])}
    </span>
  );
};
