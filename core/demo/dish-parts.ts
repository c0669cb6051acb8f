import type { Bilingual, DemoChangeGroup, DemoOption, DemoSize } from './demo-types.ts';

export const baseSize = (name: Bilingual): DemoSize => ({ name, price: 0, isBase: true });
export const size = (name: Bilingual, price: number): DemoSize => ({ name, price, isBase: false });
export const option = (name: Bilingual, price = 0): DemoOption => ({ name, price });

export const group = (
  name: Bilingual,
  type: DemoChangeGroup['type'],
  rules: { required?: boolean; max?: number },
  options: readonly DemoOption[],
): DemoChangeGroup => ({
  name,
  type,
  required: rules.required ?? false,
  maxSelections: rules.max ?? null,
  options,
});

export const doneness: DemoChangeGroup = group(
  { he: 'מידת עשייה', en: 'How would you like it?' },
  'single',
  { required: true },
  [
    option({ he: 'מדיום רייר', en: 'Medium rare' }),
    option({ he: 'מדיום', en: 'Medium' }),
    option({ he: 'מדיום וול', en: 'Medium well' }),
    option({ he: 'וול דאן', en: 'Well done' }),
  ],
);

export const side: DemoChangeGroup = group({ he: 'תוספת', en: 'Side' }, 'single', { required: true }, [
  option({ he: 'צ’יפס', en: 'Fries' }),
  option({ he: 'פירה שמנת', en: 'Mashed potatoes' }),
  option({ he: 'סלט ירוק', en: 'Green salad' }),
  option({ he: 'בטטות מקורמלות', en: 'Caramelised sweet potato' }, 8),
]);

export const pizzaSizes: readonly DemoSize[] = [
  baseSize({ he: 'אישית', en: 'Personal' }),
  size({ he: 'זוגית', en: 'For two' }, 24),
  size({ he: 'משפחתית', en: 'Family' }, 42),
];

export const pizzaToppings: DemoChangeGroup = group(
  { he: 'תוספות', en: 'Toppings' },
  'multiple',
  { max: 4 },
  [
    option({ he: 'זיתים', en: 'Olives' }, 6),
    option({ he: 'פטריות', en: 'Mushrooms' }, 7),
    option({ he: 'בצל סגול', en: 'Red onion' }, 5),
    option({ he: 'פלפל קלוי', en: 'Roasted pepper' }, 6),
    option({ he: 'אנשובי', en: 'Anchovies' }, 9),
    option({ he: 'ביצת עין', en: 'Fried egg' }, 8),
  ],
);

export const pastaShape: DemoChangeGroup = group(
  { he: 'סוג פסטה', en: 'Pasta' },
  'single',
  { required: true },
  [
    option({ he: 'ספגטי', en: 'Spaghetti' }),
    option({ he: 'פנה', en: 'Penne' }),
    option({ he: 'פטוצ’יני טרייה', en: 'Fresh fettuccine' }, 6),
    option({ he: 'ללא גלוטן', en: 'Gluten-free' }, 9),
  ],
);
