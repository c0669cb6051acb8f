import type { DemoSection } from './demo-types.ts';
import { baseSize, group, option, size } from './dish-parts.ts';

export const salads: DemoSection = {
  key: 'salads',
  name: { he: 'סלטים', en: 'Salads' },
  dishes: [
    {
      key: 'green-salad',
      name: { he: 'ירוקים וחלומי', en: 'Greens and halloumi' },
      description: {
        he: 'עלים מהגינה, מלפפון, עגבניות שרי, חלומי צרובה ווינגרט לימון.',
        en: 'Garden leaves, cucumber, cherry tomatoes, seared halloumi and lemon vinaigrette.',
      },
      price: 56,
      dietary: ['vegetarian', 'gluten-free', 'nut-free'],
      prepTime: 9,
      sizes: [baseSize({ he: 'אישי', en: 'Regular' }), size({ he: 'למרכז השולחן', en: 'To share' }, 22)],
      changes: [
        group({ he: 'חלבון', en: 'Protein' }, 'multiple', { max: 2 }, [
          option({ he: 'חזה עוף בגריל', en: 'Grilled chicken' }, 18),
          option({ he: 'טונה', en: 'Tuna' }, 14),
          option({ he: 'ביצה רכה', en: 'Soft egg' }, 6),
        ]),
      ],
    },
    {
      key: 'tomato-salad',
      name: { he: 'עגבניות של שישי', en: 'Friday tomatoes' },
      description: {
        he: 'חמישה זני עגבניות, בצל סגול, זיתי קלמטה, בזיליקום ושמן זית.',
        en: 'Five kinds of tomato, red onion, Kalamata olives, basil and olive oil.',
      },
      price: 46,
      dietary: ['vegan', 'gluten-free', 'dairy-free', 'nut-free', 'keto'],
      prepTime: 7,
    },
    {
      key: 'avocado-quinoa',
      name: { he: 'קינואה ואבוקדו', en: 'Quinoa and avocado' },
      description: {
        he: 'קינואה, אבוקדו בשל, עדשים שחורות, חמוציות, שקדים ועשבי תיבול.',
        en: 'Quinoa, ripe avocado, black lentils, cranberries, almonds and herbs.',
      },
      price: 58,
      dietary: ['vegan', 'gluten-free', 'dairy-free'],
      prepTime: 9,
    },
    {
      key: 'watermelon-feta',
      name: { he: 'אבטיח ופטה', en: 'Watermelon and feta' },
      description: {
        he: 'אבטיח קר, גבינת פטה, נענע וגרעיני חמנייה קלויים. רק בעונה.',
        en: 'Cold watermelon, feta, mint and roasted sunflower seeds. In season only.',
      },
      price: 44,
      dietary: ['vegetarian', 'gluten-free', 'nut-free'],
      available: false,
      prepTime: 6,
    },
  ],
};
