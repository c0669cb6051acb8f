import type { DemoSection } from './demo-types.ts';
import { baseSize, group, option, size } from './dish-parts.ts';

export const starters: DemoSection = {
  key: 'starters',
  name: { he: 'ראשונות', en: 'Starters', ar: 'مقبلات', ru: 'Закуски' },
  dishes: [
    {
      key: 'falafel',
      name: { he: 'פלאפל ירוק', en: 'Green falafel', ar: 'فلافل خضراء', ru: 'Зелёный фалафель' },
      description: {
        he: 'כדורים פריכים מחומוס, פטרוזיליה וכוסברה, עם טחינה גולמית ועמבה.',
        en: 'Crisp chickpea balls with parsley and coriander, raw tahini and amba.',
        ar: 'أقراص حمّص مقرمشة بالبقدونس والكزبرة، مع طحينة خام وعمبة.',
        ru: 'Хрустящие шарики из нута с петрушкой и кинзой, с тхиной и амбой.',
      },
      price: 32,
      dietary: ['vegan', 'dairy-free', 'nut-free'],
      allergens: { contains: ['mustard', 'sesame'], mayContain: ['gluten'] },
      kosherKind: 'pareve',
      prepTime: 10,
      sizes: [
        baseSize({ he: '6 כדורים', en: '6 pieces', ar: '6 حبّات', ru: '6 штук' }),
        size({ he: '10 כדורים', en: '10 pieces', ar: '10 حبّات', ru: '10 штук' }, 14),
      ],
      changes: [
        group({ he: 'רטבים', en: 'Dips', ar: 'صلصات', ru: 'Соусы' }, 'multiple', { max: 2 }, [
          option({ he: 'עמבה', en: 'Amba', ar: 'عمبة', ru: 'Амба' }),
          option({ he: 'סחוג ירוק', en: 'Green zhug', ar: 'سحوق أخضر', ru: 'Зелёный схуг' }),
          option({ he: 'טחינה ירוקה', en: 'Green tahini', ar: 'طحينة خضراء', ru: 'Зелёная тхина' }, 4),
        ]),
      ],
    },
    {
      key: 'taboon-bread',
      name: {
        he: 'לחם טאבון חם',
        en: 'Warm taboon bread',
        ar: 'خبز طابون ساخن',
        ru: 'Горячий хлеб из табуна',
      },
      description: {
        he: 'נאפה ברגע ההזמנה, עם לאבנה, שמן זית מהגליל וזעתר.',
        en: 'Baked when you order, with labneh, Galilee olive oil and za’atar.',
        ar: 'يُخبز عند الطلب، مع لبنة وزيت زيتون جليلي وزعتر.',
        ru: 'Печём, когда вы заказали. С лабане, галилейским оливковым маслом и заатаром.',
      },
      price: 26,
      dietary: ['vegetarian', 'nut-free'],
      allergens: { contains: ['gluten', 'milk', 'sesame'] },
      kosherKind: 'dairy',
      prepTime: 8,
    },
    {
      key: 'roasted-eggplant',
      name: {
        he: 'חציל בלאדי שרוף',
        en: 'Fire-roasted eggplant',
        ar: 'باذنجان بلدي مشوي',
        ru: 'Баклажан на огне',
      },
      description: {
        he: 'חציל שלם מהגחלים, טחינה, רימונים, צנוברים ושמן פטרוזיליה.',
        en: 'A whole eggplant from the coals, tahini, pomegranate, pine nuts and parsley oil.',
        ar: 'باذنجانة كاملة على الفحم، طحينة، رمّان، صنوبر وزيت البقدونس.',
        ru: 'Целый баклажан с углей, тхина, гранат, кедровые орешки и масло с петрушкой.',
      },
      price: 44,
      dietary: ['vegan', 'gluten-free', 'keto'],
      allergens: { contains: ['sesame'], mayContain: ['nuts'] },
      kosherKind: 'pareve',
      prepTime: 14,
    },
    {
      key: 'sambusak',
      name: {
        he: 'סמבוסק תפוחי אדמה',
        en: 'Potato sambusak',
        ar: 'سمبوسك بطاطا',
        ru: 'Самбусак с картофелем',
      },
      description: {
        he: 'בצק דק ופריך במילוי תפוחי אדמה, בצל מטוגן וכמון, עם יוגורט ונענע.',
        en: 'Thin crisp pastry filled with potato, fried onion and cumin, with mint yoghurt.',
        ar: 'عجينة رقيقة مقرمشة محشوّة بالبطاطا والبصل المقلي والكمّون، مع لبن بالنعناع.',
        ru: 'Тонкое хрустящее тесто с картофелем, жареным луком и зирой, с мятным йогуртом.',
      },
      price: 36,
      dietary: ['vegetarian'],
      allergens: { contains: ['gluten', 'milk'], mayContain: ['eggs', 'sesame'] },
      kosherKind: 'dairy',
      prepTime: 12,
    },
    {
      key: 'charred-corn',
      name: { he: 'תירס צרוב', en: 'Charred corn', ar: 'ذرة مشوية', ru: 'Кукуруза гриль' },
      description: {
        he: 'תירס מהגריל, חמאת צ’ילי, ליים וגבינה בולגרית מגוררת.',
        en: 'Grilled corn, chilli butter, lime and grated Bulgarian cheese.',
        ar: 'ذرة على الجريل، زبدة حارة، ليمون أخضر وجبنة بلغارية مبشورة.',
        ru: 'Кукуруза с гриля, острое масло с чили, лайм и тёртая болгарская брынза.',
      },
      price: 29,
      dietary: ['vegetarian', 'gluten-free', 'spicy'],
      allergens: { contains: ['milk'] },
      kosherKind: 'dairy',
      prepTime: 10,
    },
  ],
};
