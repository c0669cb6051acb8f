import type { DemoSection } from './demo-types.ts';
import { baseSize, group, option, size } from './dish-parts.ts';

export const salads: DemoSection = {
  key: 'salads',
  name: { he: 'סלטים', en: 'Salads', ar: 'سلطات', ru: 'Салаты' },
  dishes: [
    {
      key: 'green-salad',
      name: {
        he: 'ירוקים וחלומי',
        en: 'Greens and halloumi',
        ar: 'خضار ورقية وحلّومي',
        ru: 'Зелень и халуми',
      },
      description: {
        he: 'עלים מהגינה, מלפפון, עגבניות שרי, חלומי צרובה ווינגרט לימון.',
        en: 'Garden leaves, cucumber, cherry tomatoes, seared halloumi and lemon vinaigrette.',
        ar: 'أوراق من الحديقة، خيار، بندورة كرزية، حلّومي مشوي وصلصة الليمون.',
        ru: 'Листья с грядки, огурец, помидоры черри, обжаренный халуми и лимонная заправка.',
      },
      price: 56,
      dietary: ['vegetarian', 'gluten-free', 'nut-free'],
      allergens: { contains: ['milk', 'mustard'], mayContain: ['eggs', 'fish'] },
      kosherKind: 'dairy',
      prepTime: 9,
      sizes: [
        baseSize({ he: 'אישי', en: 'Regular', ar: 'لشخص واحد', ru: 'На одного' }),
        size({ he: 'למרכז השולחן', en: 'To share', ar: 'لوسط الطاولة', ru: 'На компанию' }, 22),
      ],
      changes: [
        group({ he: 'חלבון', en: 'Protein', ar: 'بروتين', ru: 'Белок' }, 'multiple', { max: 2 }, [
          option(
            { he: 'חזה עוף בגריל', en: 'Grilled chicken', ar: 'صدر دجاج مشوي', ru: 'Куриная грудка гриль' },
            18,
            'meat',
          ),
          option({ he: 'טונה', en: 'Tuna', ar: 'تونا', ru: 'Тунец' }, 14, 'pareve'),
          option({ he: 'ביצה רכה', en: 'Soft egg', ar: 'بيضة طرية', ru: 'Яйцо всмятку' }, 6, 'pareve'),
        ]),
      ],
    },
    {
      key: 'tomato-salad',
      name: {
        he: 'עגבניות של שישי',
        en: 'Friday tomatoes',
        ar: 'بندورة يوم الجمعة',
        ru: 'Пятничные помидоры',
      },
      description: {
        he: 'חמישה זני עגבניות, בצל סגול, זיתי קלמטה, בזיליקום ושמן זית.',
        en: 'Five kinds of tomato, red onion, Kalamata olives, basil and olive oil.',
        ar: 'خمسة أصناف من البندورة، بصل أحمر، زيتون كلاماتا، ريحان وزيت زيتون.',
        ru: 'Пять сортов помидоров, красный лук, оливки каламата, базилик и оливковое масло.',
      },
      price: 46,
      dietary: ['vegan', 'gluten-free', 'dairy-free', 'nut-free', 'keto'],
      allergens: { contains: ['sulphites'] },
      kosherKind: 'pareve',
      prepTime: 7,
    },
    {
      key: 'avocado-quinoa',
      name: { he: 'קינואה ואבוקדו', en: 'Quinoa and avocado', ar: 'كينوا وأفوكادو', ru: 'Киноа с авокадо' },
      description: {
        he: 'קינואה, אבוקדו בשל, עדשים שחורות, חמוציות, שקדים ועשבי תיבול.',
        en: 'Quinoa, ripe avocado, black lentils, cranberries, almonds and herbs.',
        ar: 'كينوا، أفوكادو ناضج، عدس أسود، توت بري مجفف، لوز وأعشاب طازجة.',
        ru: 'Киноа, спелое авокадо, чёрная чечевица, клюква, миндаль и свежая зелень.',
      },
      price: 58,
      dietary: ['vegan', 'gluten-free', 'dairy-free'],
      allergens: { contains: ['nuts', 'sulphites'], mayContain: ['peanuts', 'sesame'] },
      kosherKind: 'pareve',
      prepTime: 9,
    },
    {
      key: 'watermelon-feta',
      name: { he: 'אבטיח ופטה', en: 'Watermelon and feta', ar: 'بطيخ وفيتا', ru: 'Арбуз с фетой' },
      description: {
        he: 'אבטיח קר, גבינת פטה, נענע וגרעיני חמנייה קלויים. רק בעונה.',
        en: 'Cold watermelon, feta, mint and roasted sunflower seeds. In season only.',
        ar: 'بطيخ بارد، جبنة فيتا، نعناع وبذور دوّار الشمس المحمّصة. في الموسم فقط.',
        ru: 'Холодный арбуз, фета, мята и жареные семечки. Только в сезон.',
      },
      price: 44,
      dietary: ['vegetarian', 'gluten-free', 'nut-free'],
      allergens: { contains: ['milk'], mayContain: ['sesame'] },
      kosherKind: 'dairy',
      available: false,
      prepTime: 6,
    },
  ],
};
