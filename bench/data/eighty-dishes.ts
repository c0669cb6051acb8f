import type { OpenRestaurant } from './open-restaurants.ts';

const dishCount = 80;

/** As a real menu has them: some sizes, and two questions about how it is wanted. */
const dishOf = (index: number) => ({
  name: `מנה מספר ${index}`,
  description: `תיאור של מנה ${index}: ירקות העונה, עשבי תיבול, שמן זית כבוש במקום וטחינה גולמית.`,
  price: 32 + index,
  ingredients: ['עגבנייה', 'מלפפון', 'בצל סגול', 'טחינה'],
  dietaryInfo: [{ type: 'vegan' }],
  sizes: [
    { name: 'רגילה', price: 0, isBase: true },
    { name: 'גדולה', price: 9 },
  ],
  changes: [
    {
      name: 'לחם',
      type: 'single',
      required: true,
      options: [{ name: 'פיתה' }, { name: 'לאפה', price: 4 }, { name: 'בלי' }],
    },
    {
      name: 'תוספות',
      type: 'multiple',
      options: [{ name: 'ביצה', price: 3, maxTimes: 3 }, { name: 'גרגרים', price: 5 }, { name: 'חריף' }],
    },
  ],
});

/** Fills the menu of a restaurant up to eighty dishes. */
export const addEightyDishes = async ({ send, owner }: OpenRestaurant): Promise<void> => {
  const { body } = await send('GET', `/public-menu/${owner}`);
  const { _id: menuId, sections } = body.menu;
  for (let index = 1; index < dishCount; index += 1) {
    const dish = { ...dishOf(index), menuId, sectionName: sections[0].sectionName };
    const { status } = await send('POST', '/dishes', dish);
    if (status !== 201 && status !== 200) throw new Error(`a dish was answered with ${status}`);
  }
};
