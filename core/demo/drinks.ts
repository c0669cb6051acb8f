import type { DemoSection } from './demo-types.ts';
import { baseSize, group, option, size } from './dish-parts.ts';

export const drinks: DemoSection = {
  key: 'drinks',
  name: { he: 'שתייה', en: 'Drinks' },
  dishes: [
    {
      key: 'limonana',
      name: { he: 'לימונענע', en: 'Limonana' },
      description: {
        he: 'לימונים סחוטים, המון נענע, קרח גרוס.',
        en: 'Squeezed lemons, lots of mint, crushed ice.',
      },
      price: 18,
      dietary: ['vegan', 'gluten-free', 'Kosher'],
      prepTime: 4,
      sizes: [baseSize({ he: 'כוס', en: 'Glass' }), size({ he: 'קנקן', en: 'Jug' }, 24)],
      changes: [
        group({ he: 'מתיקות', en: 'Sweetness' }, 'single', { required: true }, [
          option({ he: 'רגיל', en: 'Regular' }),
          option({ he: 'פחות סוכר', en: 'Less sugar' }),
          option({ he: 'ללא סוכר', en: 'No sugar' }),
        ]),
      ],
    },
    {
      key: 'americano',
      name: { he: 'אמריקנו', en: 'Americano' },
      description: { he: 'תערובת הבית, קלייה בינונית.', en: 'House blend, medium roast.' },
      price: 13,
      dietary: ['vegan', 'gluten-free'],
      prepTime: 4,
      sizes: [baseSize({ he: 'קטן', en: 'Small' }), size({ he: 'גדול', en: 'Large' }, 3)],
      changes: [
        group({ he: 'חלב בצד', en: 'Milk on the side' }, 'single', {}, [
          option({ he: 'בלי', en: 'None' }),
          option({ he: 'חלב', en: 'Milk' }),
          option({ he: 'שיבולת שועל', en: 'Oat' }, 2),
          option({ he: 'סויה', en: 'Soy' }, 2),
        ]),
      ],
    },
    {
      key: 'mint-tea',
      name: { he: 'תה נענע', en: 'Fresh mint tea' },
      description: { he: 'נענע מהגינה ולימון, בקנקן קטן.', en: 'Garden mint and lemon, in a small pot.' },
      price: 14,
      dietary: ['vegan', 'gluten-free', 'Kosher'],
      prepTime: 4,
    },
    {
      key: 'orange-spritz',
      name: { he: 'שפריץ תפוזים', en: 'Orange spritz' },
      description: {
        he: 'אפריטיבו תפוזים, פרוסקו, סודה והרבה קרח.',
        en: 'Orange aperitivo, prosecco, soda and plenty of ice.',
      },
      price: 46,
      dietary: ['vegan', 'gluten-free'],
      prepTime: 5,
    },
    {
      key: 'house-red',
      name: { he: 'אדום הבית', en: 'House red' },
      description: {
        he: 'קברנה-מרלו מהרי יהודה, גוף בינוני ופרי בשל.',
        en: 'Cabernet-Merlot from the Judean Hills, medium body, ripe fruit.',
      },
      price: 38,
      dietary: ['vegan', 'Kosher'],
      prepTime: 2,
      sizes: [baseSize({ he: 'כוס', en: 'Glass' }), size({ he: 'בקבוק', en: 'Bottle' }, 112)],
    },
    {
      key: 'draught-beer',
      name: { he: 'בירה מהחבית', en: 'Draught beer' },
      description: {
        he: 'לאגר ישראלי קר, מוגש בספל קפוא.',
        en: 'Cold Israeli lager, served in a frozen mug.',
      },
      price: 29,
      prepTime: 2,
      sizes: [baseSize({ he: 'שליש', en: 'Third of a litre' }), size({ he: 'חצי', en: 'Half a litre' }, 7)],
    },
  ],
};
