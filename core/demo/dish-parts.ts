import type { KosherKind } from '#core/menus/dishes/kosher-kinds.ts';
import type { DemoChangeGroup, DemoOption, DemoSize, InEachLanguage } from './demo-types.ts';

export const baseSize = (name: InEachLanguage): DemoSize => ({ name, price: 0, isBase: true });
export const size = (name: InEachLanguage, price: number): DemoSize => ({ name, price, isBase: false });
export const option = (name: InEachLanguage, price = 0, kosherKind?: KosherKind): DemoOption => ({
  name,
  price,
  ...(kosherKind && { kosherKind }),
});

export const group = (
  name: InEachLanguage,
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

export const grams = (weight: number): InEachLanguage => ({
  he: `${weight} גרם`,
  en: `${weight} g`,
  ar: `${weight} غرام`,
  ru: `${weight} г`,
});

export const friedEgg = option(
  { he: 'ביצת עין', en: 'Fried egg', ar: 'بيضة عيون', ru: 'Яичница-глазунья' },
  8,
  'pareve',
);

export const doneness: DemoChangeGroup = group(
  { he: 'מידת עשייה', en: 'How would you like it?', ar: 'درجة الاستواء', ru: 'Степень прожарки' },
  'single',
  { required: true },
  [
    option({ he: 'מדיום רייר', en: 'Medium rare', ar: 'ميديوم رير', ru: 'Medium rare, с кровью' }),
    option({ he: 'מדיום', en: 'Medium', ar: 'ميديوم', ru: 'Medium, средняя' }),
    option({ he: 'מדיום וול', en: 'Medium well', ar: 'ميديوم ويل', ru: 'Medium well, почти прожаренный' }),
    option({ he: 'וול דאן', en: 'Well done', ar: 'ويل دَن', ru: 'Well done, прожаренный' }),
  ],
);

export const side: DemoChangeGroup = group(
  { he: 'תוספת', en: 'Side', ar: 'طبق جانبي', ru: 'Гарнир' },
  'single',
  { required: true },
  [
    option({ he: 'צ’יפס', en: 'Fries', ar: 'بطاطا مقلية', ru: 'Картофель фри' }),
    option(
      {
        he: 'פירה שמנת',
        en: 'Mashed potatoes with cream',
        ar: 'بطاطا مهروسة بالكريمة',
        ru: 'Пюре со сливками',
      },
      0,
      'dairy',
    ),
    option({ he: 'סלט ירוק', en: 'Green salad', ar: 'سلطة خضراء', ru: 'Зелёный салат' }),
    option(
      {
        he: 'בטטות מקורמלות',
        en: 'Caramelised sweet potato',
        ar: 'بطاطا حلوة مكرملة',
        ru: 'Карамелизованный батат',
      },
      8,
    ),
  ],
);

export const pizzaSizes: readonly DemoSize[] = [
  baseSize({ he: 'אישית', en: 'Personal', ar: 'شخصية', ru: 'Маленькая' }),
  size({ he: 'זוגית', en: 'For two', ar: 'لشخصين', ru: 'На двоих' }, 24),
  size({ he: 'משפחתית', en: 'Family', ar: 'عائلية', ru: 'Семейная' }, 42),
];

export const pizzaToppings: DemoChangeGroup = group(
  { he: 'תוספות', en: 'Toppings', ar: 'إضافات', ru: 'Добавки' },
  'multiple',
  { max: 4 },
  [
    option({ he: 'זיתים', en: 'Olives', ar: 'زيتون', ru: 'Оливки' }, 6),
    option({ he: 'פטריות', en: 'Mushrooms', ar: 'فطر', ru: 'Грибы' }, 7),
    option({ he: 'בצל סגול', en: 'Red onion', ar: 'بصل أحمر', ru: 'Красный лук' }, 5),
    option({ he: 'פלפל קלוי', en: 'Roasted pepper', ar: 'فلفل مشوي', ru: 'Печёный перец' }, 6),
    option({ he: 'אנשובי', en: 'Anchovies', ar: 'أنشوفة', ru: 'Анчоусы' }, 9),
    friedEgg,
  ],
);

export const pastaShape: DemoChangeGroup = group(
  { he: 'סוג פסטה', en: 'Pasta', ar: 'نوع الباستا', ru: 'Вид пасты' },
  'single',
  { required: true },
  [
    option({ he: 'ספגטי', en: 'Spaghetti', ar: 'سباغيتي', ru: 'Спагетти' }),
    option({ he: 'פנה', en: 'Penne', ar: 'بيني', ru: 'Пенне' }),
    option(
      { he: 'פטוצ’יני טרייה', en: 'Fresh fettuccine', ar: 'فيتوتشيني طازجة', ru: 'Свежие феттучине' },
      6,
    ),
    option({ he: 'ללא גלוטן', en: 'Gluten-free', ar: 'خالية من الغلوتين', ru: 'Без глютена' }, 9),
  ],
);
