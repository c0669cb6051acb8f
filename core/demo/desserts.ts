import type { DemoSection } from './demo-types.ts';
import { baseSize, group, option, size } from './dish-parts.ts';

export const desserts: DemoSection = {
  key: 'desserts',
  name: { he: 'קינוחים', en: 'Desserts' },
  dishes: [
    {
      key: 'strawberry-cake',
      name: { he: 'עוגת שכבות תות', en: 'Strawberry layer cake' },
      description: {
        he: 'טורט וניל, קרם מסקרפונה ותותים טריים.',
        en: 'Vanilla sponge, mascarpone cream and fresh strawberries.',
      },
      price: 42,
      dietary: ['vegetarian', 'nut-free'],
      prepTime: 4,
    },
    {
      key: 'gelato',
      name: { he: 'גלידה מהבית', en: 'House gelato' },
      description: {
        he: 'נעשית כאן כל בוקר. בחרו את הטעמים.',
        en: 'Made here every morning. Choose your flavours.',
      },
      price: 28,
      dietary: ['vegetarian', 'gluten-free'],
      prepTime: 3,
      sizes: [
        baseSize({ he: 'שני כדורים', en: 'Two scoops' }),
        size({ he: 'שלושה כדורים', en: 'Three scoops' }, 9),
      ],
      changes: [
        group({ he: 'טעמים', en: 'Flavours' }, 'multiple', { required: true, max: 3 }, [
          option({ he: 'וניל', en: 'Vanilla' }),
          option({ he: 'שוקולד מריר', en: 'Dark chocolate' }),
          option({ he: 'תות', en: 'Strawberry' }),
          option({ he: 'לימון ונענע', en: 'Lemon and mint' }),
          option({ he: 'פיסטוק', en: 'Pistachio' }, 4),
        ]),
        group({ he: 'מעל הכול', en: 'On top' }, 'single', {}, [
          option({ he: 'בלי', en: 'Nothing' }),
          option({ he: 'קצפת', en: 'Whipped cream' }, 4),
          option({ he: 'שוקולד חם', en: 'Hot chocolate' }, 6),
        ]),
      ],
    },
    {
      key: 'pancakes',
      name: { he: 'פנקייק וסילאן', en: 'Pancakes with date honey' },
      description: {
        he: 'מגדל פנקייק אוורירי, חמאה, סילאן ופירות יער.',
        en: 'A tower of airy pancakes, butter, date honey and berries.',
      },
      price: 46,
      dietary: ['vegetarian'],
      prepTime: 12,
    },
    {
      key: 'creme-caramel',
      name: { he: 'קרם קרמל הדרים', en: 'Citrus crème caramel' },
      description: {
        he: 'קרם חלק בניחוח תפוז, עם קרמל כהה.',
        en: 'Silky orange-scented custard under dark caramel.',
      },
      price: 36,
      dietary: ['vegetarian', 'gluten-free', 'nut-free'],
      prepTime: 3,
    },
    {
      key: 'tahini-cookies',
      name: { he: 'עוגיות טחינה ושוקולד', en: 'Tahini chocolate cookies' },
      description: {
        he: 'פריכות בחוץ, רכות בפנים, עם שברי שוקולד מריר ומלח ים.',
        en: 'Crisp outside, soft inside, with dark chocolate and sea salt.',
      },
      price: 24,
      dietary: ['vegan', 'dairy-free', 'Kosher'],
      prepTime: 2,
      sizes: [baseSize({ he: '3 עוגיות', en: '3 cookies' }), size({ he: '6 עוגיות', en: '6 cookies' }, 18)],
    },
  ],
};
