import type { DemoSection } from './demo-types.ts';
import { baseSize, group, option, size } from './dish-parts.ts';

export const desserts: DemoSection = {
  key: 'desserts',
  name: { he: 'קינוחים', en: 'Desserts', ar: 'حلويات', ru: 'Десерты' },
  dishes: [
    {
      key: 'strawberry-cake',
      name: {
        he: 'עוגת שכבות תות',
        en: 'Strawberry layer cake',
        ar: 'كعكة طبقات الفراولة',
        ru: 'Слоёный торт с клубникой',
      },
      description: {
        he: 'טורט וניל, קרם מסקרפונה ותותים טריים.',
        en: 'Vanilla sponge, mascarpone cream and fresh strawberries.',
        ar: 'إسفنج فانيليا، كريمة ماسكاربوني وفراولة طازجة.',
        ru: 'Ванильный бисквит, крем из маскарпоне и свежая клубника.',
      },
      price: 42,
      dietary: ['vegetarian', 'nut-free'],
      allergens: { contains: ['gluten', 'eggs', 'milk'] },
      kosherKind: 'dairy',
      prepTime: 4,
    },
    {
      key: 'gelato',
      name: { he: 'גלידה מהבית', en: 'House gelato', ar: 'بوظة البيت', ru: 'Домашнее джелато' },
      description: {
        he: 'נעשית כאן כל בוקר. בחרו את הטעמים.',
        en: 'Made here every morning. Choose your flavours.',
        ar: 'نصنعها هنا كل صباح. اختاروا النكهات.',
        ru: 'Делаем сами каждое утро. Выберите вкусы.',
      },
      price: 28,
      dietary: ['vegetarian', 'gluten-free'],
      allergens: { contains: ['milk'], mayContain: ['eggs', 'soy', 'nuts'] },
      kosherKind: 'dairy',
      prepTime: 3,
      sizes: [
        baseSize({ he: 'שני כדורים', en: 'Two scoops', ar: 'كرتان', ru: 'Два шарика' }),
        size({ he: 'שלושה כדורים', en: 'Three scoops', ar: 'ثلاث كرات', ru: 'Три шарика' }, 9),
      ],
      changes: [
        group(
          { he: 'טעמים', en: 'Flavours', ar: 'النكهات', ru: 'Вкусы' },
          'multiple',
          { required: true, max: 3 },
          [
            option({ he: 'וניל', en: 'Vanilla', ar: 'فانيليا', ru: 'Ваниль' }),
            option({
              he: 'שוקולד מריר',
              en: 'Dark chocolate',
              ar: 'شوكولاتة داكنة',
              ru: 'Тёмный шоколад',
            }),
            option({ he: 'תות', en: 'Strawberry', ar: 'فراولة', ru: 'Клубника' }),
            option({ he: 'לימון ונענע', en: 'Lemon and mint', ar: 'ليمون ونعناع', ru: 'Лимон и мята' }),
            option({ he: 'פיסטוק', en: 'Pistachio', ar: 'فستق حلبي', ru: 'Фисташка' }, 4),
          ],
        ),
        group({ he: 'מעל הכול', en: 'On top', ar: 'فوق البوظة', ru: 'Сверху' }, 'single', {}, [
          option({ he: 'בלי', en: 'Nothing', ar: 'بدون', ru: 'Без ничего' }),
          option({ he: 'קצפת', en: 'Whipped cream', ar: 'كريمة مخفوقة', ru: 'Взбитые сливки' }, 4, 'dairy'),
          option({ he: 'שוקולד חם', en: 'Hot chocolate', ar: 'شوكولاتة ساخنة', ru: 'Горячий шоколад' }, 6),
        ]),
      ],
    },
    {
      key: 'creme-caramel',
      name: {
        he: 'קרם קרמל הדרים',
        en: 'Citrus creme caramel',
        ar: 'كريم كراميل بالحمضيات',
        ru: 'Крем-карамель с цитрусами',
      },
      description: {
        he: 'קרם חלק בניחוח תפוז, עם קרמל כהה.',
        en: 'Silky orange-scented custard under dark caramel.',
        ar: 'كريمة ناعمة بعبير البرتقال، مع كراميل داكن.',
        ru: 'Нежный крем с ароматом апельсина под тёмной карамелью.',
      },
      price: 36,
      dietary: ['vegetarian', 'gluten-free', 'nut-free'],
      allergens: { contains: ['eggs', 'milk'] },
      kosherKind: 'dairy',
      prepTime: 3,
    },
    {
      key: 'tahini-cookies',
      name: {
        he: 'עוגיות טחינה ושוקולד',
        en: 'Tahini chocolate cookies',
        ar: 'كعك الطحينة والشوكولاتة',
        ru: 'Печенье с тхиной и шоколадом',
      },
      description: {
        he: 'פריכות בחוץ, רכות בפנים, עם שברי שוקולד מריר ומלח ים.',
        en: 'Crisp outside, soft inside, with dark chocolate and sea salt.',
        ar: 'مقرمش من الخارج وطريّ من الداخل، مع قطع شوكولاتة داكنة وملح بحري.',
        ru: 'Хрустящее снаружи, мягкое внутри, с кусочками тёмного шоколада и морской солью.',
      },
      price: 24,
      dietary: ['vegan', 'dairy-free'],
      allergens: { contains: ['gluten', 'sesame'], mayContain: ['soy', 'nuts'] },
      kosherKind: 'pareve',
      prepTime: 2,
      sizes: [
        baseSize({ he: '3 עוגיות', en: '3 cookies', ar: '3 قطع', ru: '3 штуки' }),
        size({ he: '6 עוגיות', en: '6 cookies', ar: '6 قطع', ru: '6 штук' }, 18),
      ],
    },
  ],
};
