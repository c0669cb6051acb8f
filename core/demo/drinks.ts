import type { DemoSection } from './demo-types.ts';
import { baseSize, group, option, size } from './dish-parts.ts';

export const drinks: DemoSection = {
  key: 'drinks',
  name: { he: 'שתייה', en: 'Drinks', ar: 'مشروبات', ru: 'Напитки' },
  dishes: [
    {
      key: 'limonana',
      name: { he: 'לימונענע', en: 'Limonana', ar: 'ليمون بالنعناع', ru: 'Лимонана' },
      description: {
        he: 'לימונים סחוטים, המון נענע, קרח גרוס.',
        en: 'Squeezed lemons, lots of mint, crushed ice.',
        ar: 'ليمون معصور، نعناع كثير وثلج مجروش.',
        ru: 'Свежевыжатые лимоны, много мяты и колотый лёд.',
      },
      price: 18,
      dietary: ['vegan', 'gluten-free'],
      kosherKind: 'pareve',
      prepTime: 4,
      sizes: [
        baseSize({ he: 'כוס', en: 'Glass', ar: 'كأس', ru: 'Стакан' }),
        size({ he: 'קנקן', en: 'Jug', ar: 'إبريق', ru: 'Кувшин' }, 24),
      ],
      changes: [
        group(
          { he: 'מתיקות', en: 'Sweetness', ar: 'الحلاوة', ru: 'Сладость' },
          'single',
          { required: true },
          [
            option({ he: 'רגיל', en: 'Regular', ar: 'عادي', ru: 'Обычная' }),
            option({ he: 'פחות סוכר', en: 'Less sugar', ar: 'سكر أقل', ru: 'Меньше сахара' }),
            option({ he: 'ללא סוכר', en: 'No sugar', ar: 'بدون سكر', ru: 'Без сахара' }),
          ],
        ),
      ],
    },
    {
      key: 'americano',
      name: { he: 'אמריקנו', en: 'Americano', ar: 'أمريكانو', ru: 'Американо' },
      description: {
        he: 'תערובת הבית, קלייה בינונית.',
        en: 'House blend, medium roast.',
        ar: 'خلطة البيت، تحميص متوسط.',
        ru: 'Наша смесь, средняя обжарка.',
      },
      price: 13,
      dietary: ['vegan'],
      allergens: { mayContain: ['gluten', 'soy', 'milk'] },
      kosherKind: 'pareve',
      prepTime: 4,
      sizes: [
        baseSize({ he: 'קטן', en: 'Small', ar: 'صغير', ru: 'Маленький' }),
        size({ he: 'גדול', en: 'Large', ar: 'كبير', ru: 'Большой' }, 3),
      ],
      changes: [
        group(
          { he: 'חלב בצד', en: 'Milk on the side', ar: 'حليب جانبًا', ru: 'Молоко отдельно' },
          'single',
          {},
          [
            option({ he: 'בלי', en: 'None', ar: 'بدون', ru: 'Без молока' }),
            option({ he: 'חלב', en: 'Milk', ar: 'حليب', ru: 'Обычное' }, 0, 'dairy'),
            option({ he: 'שיבולת שועל', en: 'Oat', ar: 'شوفان', ru: 'Овсяное' }, 2),
            option({ he: 'סויה', en: 'Soy', ar: 'صويا', ru: 'Соевое' }, 2),
          ],
        ),
      ],
    },
    {
      key: 'mint-tea',
      name: { he: 'תה נענע', en: 'Fresh mint tea', ar: 'شاي بالنعناع', ru: 'Чай с мятой' },
      description: {
        he: 'נענע מהגינה ולימון, בקנקן קטן.',
        en: 'Garden mint and lemon, in a small pot.',
        ar: 'نعناع من الحديقة وليمون، في إبريق صغير.',
        ru: 'Мята с грядки и лимон, в маленьком чайнике.',
      },
      price: 14,
      dietary: ['vegan', 'gluten-free'],
      kosherKind: 'pareve',
      prepTime: 4,
    },
    {
      key: 'orange-spritz',
      name: { he: 'שפריץ תפוזים', en: 'Orange spritz', ar: 'سبريتز البرتقال', ru: 'Апельсиновый шприц' },
      description: {
        he: 'אפריטיבו תפוזים, פרוסקו, סודה והרבה קרח.',
        en: 'Orange aperitivo, prosecco, soda and plenty of ice.',
        ar: 'أبيريتيفو البرتقال، بروسيكو، صودا وثلج كثير.',
        ru: 'Апельсиновый аперитив, просекко, содовая и много льда.',
      },
      price: 46,
      dietary: ['vegan', 'gluten-free'],
      allergens: { contains: ['sulphites'] },
      prepTime: 5,
    },
    {
      key: 'house-red',
      name: { he: 'אדום הבית', en: 'House red', ar: 'نبيذ البيت الأحمر', ru: 'Красное вино дома' },
      description: {
        he: 'קברנה-מרלו מהרי יהודה, גוף בינוני ופרי בשל.',
        en: 'Cabernet-Merlot from the Judean Hills, medium body, ripe fruit.',
        ar: 'كابرنيه-ميرلو من جبال يهودا، قوام متوسط وفاكهة ناضجة.',
        ru: 'Каберне-мерло с Иудейских гор, среднее тело, спелые фрукты.',
      },
      price: 38,
      dietary: ['vegan'],
      allergens: { contains: ['sulphites'] },
      kosherKind: 'pareve',
      prepTime: 2,
      sizes: [
        baseSize({ he: 'כוס', en: 'Glass', ar: 'كأس', ru: 'Бокал' }),
        size({ he: 'בקבוק', en: 'Bottle', ar: 'زجاجة', ru: 'Бутылка' }, 112),
      ],
    },
    {
      key: 'draught-beer',
      name: { he: 'בירה מהחבית', en: 'Draught beer', ar: 'بيرة من البرميل', ru: 'Разливное пиво' },
      description: {
        he: 'לאגר ישראלי קר, מוגש בספל קפוא.',
        en: 'Cold Israeli lager, served in a frozen mug.',
        ar: 'لاغر إسرائيلي بارد، يُقدَّم في كوب مثلّج.',
        ru: 'Холодный израильский лагер в ледяной кружке.',
      },
      price: 29,
      allergens: { contains: ['gluten'] },
      kosherKind: 'pareve',
      prepTime: 2,
      sizes: [
        baseSize({ he: 'שליש', en: 'Third of a litre', ar: 'ثلث لتر', ru: '0,33 л' }),
        size({ he: 'חצי', en: 'Half a litre', ar: 'نصف لتر', ru: '0,5 л' }, 7),
      ],
    },
  ],
};
