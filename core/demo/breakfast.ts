import type { DemoSection } from './demo-types.ts';
import { group, option } from './dish-parts.ts';

export const breakfast: DemoSection = {
  key: 'breakfast',
  name: { he: 'בוקר', en: 'Breakfast', ar: 'فطور', ru: 'Завтраки' },
  hours: [
    { days: [0, 1, 2, 3, 4], from: '08:00', to: '12:00' },
    { days: [5, 6], from: '08:00', to: '13:30' },
  ],
  dishes: [
    {
      key: 'shakshuka',
      name: { he: 'שקשוקה', en: 'Shakshuka', ar: 'شكشوكة', ru: 'Шакшука' },
      description: {
        he: 'שתי ביצים ברוטב עגבניות ופלפלים קלויים, במחבת ברזל עם לחם מחמצת.',
        en: 'Two eggs in tomato and roasted pepper sauce, in an iron pan with sourdough.',
        ar: 'بيضتان في صلصة بندورة وفلفل مشوي، في مقلاة حديد مع خبز العجينة الأم.',
        ru: 'Два яйца в соусе из помидоров и печёного перца, в чугунной сковороде, с хлебом на закваске.',
      },
      price: 54,
      dietary: ['vegetarian', 'spicy', 'nut-free'],
      allergens: { contains: ['gluten', 'eggs'], mayContain: ['milk', 'sulphites'] },
      kosherKind: 'pareve',
      prepTime: 16,
      changes: [
        group(
          { he: 'תוספות למחבת', en: 'Into the pan', ar: 'إضافات إلى المقلاة', ru: 'В сковороду' },
          'multiple',
          {},
          [
            option(
              { he: 'ביצה נוספת', en: 'Another egg', ar: 'بيضة إضافية', ru: 'Ещё одно яйцо' },
              5,
              'pareve',
            ),
            option({ he: 'פטה', en: 'Feta', ar: 'جبنة فيتا', ru: 'Фета' }, 8, 'dairy'),
            option(
              { he: 'נקניקיות מרגז', en: 'Merguez', ar: 'نقانق مرقاز', ru: 'Колбаски мергез' },
              16,
              'meat',
            ),
          ],
        ),
      ],
    },
    {
      key: 'butter-croissant',
      name: {
        he: 'קרואסון חמאה וריבה',
        en: 'Butter croissant and jam',
        ar: 'كرواسون بالزبدة والمربّى',
        ru: 'Сливочный круассан с вареньем',
      },
      description: {
        he: 'נאפה אצלנו בשש בבוקר, עם חמאה וריבת תות שלנו.',
        en: 'Baked here at six in the morning, with butter and our own strawberry jam.',
        ar: 'نخبزه عندنا في السادسة صباحًا، مع زبدة ومربّى فراولة من صنعنا.',
        ru: 'Печём сами в шесть утра. С маслом и нашим клубничным вареньем.',
      },
      price: 26,
      dietary: ['vegetarian'],
      allergens: { contains: ['gluten', 'eggs', 'milk'], mayContain: ['nuts'] },
      kosherKind: 'dairy',
      prepTime: 3,
    },
    {
      key: 'pancakes',
      name: {
        he: 'פנקייק וסילאן',
        en: 'Pancakes with date honey',
        ar: 'بان كيك بدبس التمر',
        ru: 'Панкейки с финиковым сиропом',
      },
      description: {
        he: 'מגדל פנקייק אוורירי, חמאה, סילאן ופירות יער.',
        en: 'A tower of airy pancakes, butter, date honey and berries.',
        ar: 'برج من البان كيك الهشّ، زبدة، دبس التمر وتوت الغابة.',
        ru: 'Башня воздушных панкейков, масло, силан и лесные ягоды.',
      },
      price: 46,
      dietary: ['vegetarian'],
      allergens: { contains: ['gluten', 'eggs', 'milk'], mayContain: ['nuts'] },
      kosherKind: 'dairy',
      prepTime: 12,
    },
  ],
};
