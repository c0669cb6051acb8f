import type { DemoSection } from './demo-types.ts';
import { baseSize, doneness, group, option, side, size } from './dish-parts.ts';

export const mains: DemoSection = {
  key: 'mains',
  name: { he: 'עיקריות', en: 'Mains' },
  dishes: [
    {
      key: 'limona-burger',
      name: { he: 'המבורגר לימונה', en: 'Limona burger' },
      description: {
        he: 'בקר טרי טחון אצלנו, לחמניית בריוש, איולי לימון, חסה, עגבנייה ובצל.',
        en: 'Beef ground in house, brioche bun, lemon aioli, lettuce, tomato and onion.',
      },
      price: 68,
      dietary: ['nut-free'],
      prepTime: 18,
      sizes: [
        baseSize({ he: '160 גרם', en: '160 g' }),
        size({ he: '220 גרם', en: '220 g' }, 12),
        size({ he: '320 גרם', en: '320 g' }, 26),
      ],
      changes: [
        doneness,
        group({ he: 'שדרוגים', en: 'Extras' }, 'multiple', { max: 3 }, [
          option({ he: 'צ’דר', en: 'Cheddar' }, 7),
          option({ he: 'ביצת עין', en: 'Fried egg' }, 8),
          option({ he: 'בצל מקורמל', en: 'Caramelised onion' }, 5),
          option({ he: 'אבוקדו', en: 'Avocado' }, 9),
        ]),
        side,
      ],
    },
    {
      key: 'kebab-pita',
      name: { he: 'פיתה קבב', en: 'Kebab in pita' },
      description: {
        he: 'קבב טלה ובקר על האש, טחינה, סלט קצוץ, בצל בסומאק ופיתה חמה.',
        en: 'Lamb and beef kebab from the fire, tahini, chopped salad, sumac onion and warm pita.',
      },
      price: 59,
      dietary: ['dairy-free', 'halal'],
      prepTime: 14,
      changes: [
        group({ he: 'מה שמים בפנים?', en: 'What goes in?' }, 'multiple', { required: true, max: 5 }, [
          option({ he: 'טחינה', en: 'Tahini' }),
          option({ he: 'חומוס', en: 'Hummus' }),
          option({ he: 'סלט קצוץ', en: 'Chopped salad' }),
          option({ he: 'כרוב כבוש', en: 'Pickled cabbage' }),
          option({ he: 'צ’יפס', en: 'Fries' }),
          option({ he: 'חציל מטוגן', en: 'Fried eggplant' }, 4),
        ]),
        group({ he: 'חריפות', en: 'Heat' }, 'single', { required: true }, [
          option({ he: 'בלי חריף', en: 'Not spicy' }),
          option({ he: 'קצת', en: 'A little' }),
          option({ he: 'הרבה', en: 'A lot' }),
        ]),
      ],
    },
    {
      key: 'entrecote',
      name: { he: 'אנטריקוט על הגחלים', en: 'Charcoal entrecôte' },
      description: {
        he: 'נתח מיושן 28 יום, מלח גס, חמאת עשבים ותוספת לבחירה.',
        en: 'Aged 28 days, coarse salt, herb butter and a side of your choice.',
      },
      price: 138,
      dietary: ['gluten-free', 'keto'],
      prepTime: 25,
      sizes: [baseSize({ he: '250 גרם', en: '250 g' }), size({ he: '350 גרם', en: '350 g' }, 48)],
      changes: [doneness, side],
    },
    {
      key: 'lemon-chicken',
      name: { he: 'עוף בלימון כבוש', en: 'Preserved-lemon chicken' },
      description: {
        he: 'כרעיים בצלייה איטית, לימון כבוש, שום קונפי, תימין ואורז לבן.',
        en: 'Slow-roasted legs, preserved lemon, garlic confit, thyme and white rice.',
      },
      price: 74,
      dietary: ['gluten-free', 'dairy-free', 'nut-free', 'halal'],
      prepTime: 20,
      changes: [side],
    },
    {
      key: 'garlic-shrimp',
      name: { he: 'שרימפס בחמאה ושום', en: 'Garlic butter shrimp' },
      description: {
        he: 'שרימפס טריים, חמאה, שום, צ’ילי ויין לבן, עם לחם לניגוב.',
        en: 'Fresh shrimp, butter, garlic, chilli and white wine, with bread for the sauce.',
      },
      price: 86,
      dietary: ['spicy', 'nut-free'],
      prepTime: 15,
    },
    {
      key: 'shakshuka',
      name: { he: 'שקשוקה', en: 'Shakshuka' },
      description: {
        he: 'שתי ביצים ברוטב עגבניות ופלפלים קלויים, במחבת ברזל עם לחם מחמצת.',
        en: 'Two eggs in tomato and roasted pepper sauce, in an iron pan with sourdough.',
      },
      price: 54,
      dietary: ['vegetarian', 'spicy', 'nut-free'],
      prepTime: 16,
      changes: [
        group({ he: 'תוספות למחבת', en: 'Into the pan' }, 'multiple', {}, [
          option({ he: 'ביצה נוספת', en: 'Another egg' }, 5),
          option({ he: 'פטה', en: 'Feta' }, 8),
          option({ he: 'נקניקיות מרגז', en: 'Merguez' }, 16),
        ]),
      ],
    },
    {
      key: 'vegetable-paella',
      name: { he: 'פאייה ירקות', en: 'Vegetable paella' },
      description: {
        he: 'אורז בומבה, זעפרן, ארטישוק, אפונה ופלפל קלוי. מנה אמיצה ללא בשר.',
        en: 'Bomba rice, saffron, artichoke, peas and roasted pepper. Bold, and without meat.',
      },
      price: 66,
      dietary: ['vegan', 'gluten-free', 'dairy-free', 'nut-free'],
      prepTime: 24,
      sizes: [baseSize({ he: 'לאחד', en: 'For one' }), size({ he: 'לשניים', en: 'For two' }, 54)],
    },
    {
      key: 'pumpkin-curry',
      name: { he: 'קארי דלעת לוהט', en: 'Fiery pumpkin curry' },
      description: {
        he: 'דלעת וגזר בחלב קוקוס, ג’ינג’ר וצ’ילי, עם אורז יסמין. חריף באמת.',
        en: 'Pumpkin and carrot in coconut milk, ginger and chilli, with jasmine rice. Truly hot.',
      },
      price: 62,
      dietary: ['vegan', 'vert spivy', 'gluten-free', 'dairy-free'],
      prepTime: 17,
    },
  ],
};
