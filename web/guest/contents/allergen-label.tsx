import type { Allergen } from '#core/menus/dishes/allergens.ts';
import { allergenTexts } from '#web/lib/texts/dish-contents/allergen.texts.ts';
import { useText } from '../language/guest-language.tsx';

/** Drawn with one stroke, like the dietary icons. */
const drawings: Record<Allergen, string> = {
  gluten:
    'M12 21V8M12 12c-3 0-4-2-4-4 3 0 4 2 4 4 0-2 1-4 4-4 0 2-1 4-4 4M12 17c-3 0-4-2-4-4 3 0 4 2 4 4 0-2 1-4 4-4 0 2-1 4-4 4M12 8c-2-2-2-3 0-5 2 2 2 3 0 5',
  crustaceans:
    'M19 6C10 4 5 8 5 13c0 4 3 6 6 6h3l-2-3M19 6c0 4-3 5-6 5s-4 2-4 4M9 7l2 4M6 11l4 2M15 8h.01M19 6l2-3M19 6l3 1',
  eggs: 'M12 3c4 0 7 6 7 11a7 7 0 0 1-14 0c0-5 3-11 7-11',
  fish: 'M3 12c3-6 10-6 14-1l4-4v10l-4-4c-4 5-11 5-14-1M8 11h.01',
  peanuts: 'M8 4c3 0 5 2 5 4s2 3 4 4 4 3 3 6-5 4-8 2-3-4-4-6-4-2-5-5 2-5 5-5M8 8h.01M11 12h.01M15 16h.01',
  soy: 'M4 8c0 7 5 12 12 12 2 0 4-1 4-3s-2-2-4-2c-4 0-7-3-7-7 0-2-1-4-3-4S4 6 4 8M7 9h.01M9 14h.01M14 17h.01',
  milk: 'M9 3h6v3l2 4v11H7V10l2-4zM7 13h10',
  nuts: 'M5 9c0-3 3-5 7-5s7 2 7 5zM6 9c0 6 3 11 6 11s6-5 6-11M12 4V2',
  celery:
    'M9 21c-1-5-1-9 0-13M14 21c1-5 1-9 0-13M9 8C6 8 5 6 5 3c3 0 5 2 4 5M14 8c3 0 4-2 4-5-3 0-5 2-4 5M9 21h5M11.5 12v5',
  mustard: 'M11 2h2l1 4h-4zM8 6h8v13a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2zM8 11h8M8 16h8',
  sesame: 'M8 4c2 2 2 5 0 7-2-2-2-5 0-7M16 8c2 2 2 5 0 7-2-2-2-5 0-7M9 14c2 2 2 5 0 7-2-2-2-5 0-7',
  sulphites: 'M7 3h10c0 6-1 10-5 10S7 9 7 3M12 13v8M8 21h8M7 8h10',
  lupin: 'M12 21v-4M12 3l2 2-2 3-2-3zM12 12l4-3v3l-4 3-4-3V9zM12 17l4-3v3l-4 3-4-3v-3z',
  molluscs: 'M12 20L4 11a8 7 0 0 1 16 0zM12 20V4M12 20L8 5M12 20l4-15M9 20h6',
};

/** An icon and its name: no guest has to guess what an icon means. */
export const AllergenLabel = ({ allergen }: { allergen: Allergen }) => {
  const t = useText();
  return (
    <>
      <svg className="diet" viewBox="0 0 24 24" aria-hidden="true">
        <path d={drawings[allergen]} />
      </svg>
      {t(allergenTexts[allergen])}
    </>
  );
};
