import type { DemoSection } from './demo-types.ts';
import { baseSize, group, option, size } from './dish-parts.ts';

export const starters: DemoSection = {
  key: 'starters',
  name: { he: 'ראשונות', en: 'Starters' },
  dishes: [
    {
      key: 'falafel',
      name: { he: 'פלאפל ירוק', en: 'Green falafel' },
      description: {
        he: 'כדורים פריכים מחומוס, פטרוזיליה וכוסברה, עם טחינה גולמית ועמבה.',
        en: 'Crisp chickpea balls with parsley and coriander, raw tahini and amba.',
      },
      price: 32,
      dietary: ['vegan', 'dairy-free', 'nut-free'],
      prepTime: 10,
      sizes: [baseSize({ he: '6 כדורים', en: '6 pieces' }), size({ he: '10 כדורים', en: '10 pieces' }, 14)],
      changes: [
        group({ he: 'רטבים', en: 'Dips' }, 'multiple', { max: 2 }, [
          option({ he: 'עמבה', en: 'Amba' }),
          option({ he: 'סחוג ירוק', en: 'Green zhug' }),
          option({ he: 'טחינה ירוקה', en: 'Green tahini' }, 4),
        ]),
      ],
    },
    {
      key: 'taboon-bread',
      name: { he: 'לחם טאבון חם', en: 'Warm taboon bread' },
      description: {
        he: 'נאפה ברגע ההזמנה, עם לאבנה, שמן זית מהגליל וזעתר.',
        en: 'Baked when you order, with labneh, Galilee olive oil and za’atar.',
      },
      price: 26,
      dietary: ['vegetarian', 'nut-free'],
      prepTime: 8,
    },
    {
      key: 'roasted-eggplant',
      name: { he: 'חציל בלאדי שרוף', en: 'Fire-roasted eggplant' },
      description: {
        he: 'חציל שלם מהגחלים, טחינה, רימונים, צנוברים ושמן פטרוזיליה.',
        en: 'A whole eggplant from the coals, tahini, pomegranate, pine nuts and parsley oil.',
      },
      price: 44,
      dietary: ['vegan', 'gluten-free', 'keto'],
      prepTime: 14,
    },
    {
      key: 'sambusak',
      name: { he: 'סמבוסק תפוחי אדמה', en: 'Potato sambusak' },
      description: {
        he: 'בצק דק ופריך במילוי תפוחי אדמה, בצל מטוגן וכמון, עם יוגורט ונענע.',
        en: 'Thin crisp pastry filled with potato, fried onion and cumin, with mint yoghurt.',
      },
      price: 36,
      dietary: ['vegetarian'],
      prepTime: 12,
    },
    {
      key: 'charred-corn',
      name: { he: 'תירס צרוב', en: 'Charred corn' },
      description: {
        he: 'תירס מהגריל, חמאת צ’ילי, ליים וגבינה בולגרית מגוררת.',
        en: 'Grilled corn, chilli butter, lime and grated Bulgarian cheese.',
      },
      price: 29,
      dietary: ['vegetarian', 'gluten-free', 'spicy'],
      prepTime: 10,
    },
  ],
};
