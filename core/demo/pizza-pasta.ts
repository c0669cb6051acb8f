import type { DemoSection } from './demo-types.ts';
import { group, option, pastaShape, pizzaSizes, pizzaToppings } from './dish-parts.ts';

export const pizzaAndPasta: DemoSection = {
  key: 'pizza-pasta',
  name: { he: 'פיצה ופסטה', en: 'Pizza & pasta' },
  dishes: [
    {
      key: 'margherita',
      name: { he: 'מרגריטה', en: 'Margherita' },
      description: {
        he: 'רוטב עגבניות סן מרצאנו, מוצרלה טרייה, עגבניות שרי ובזיליקום.',
        en: 'San Marzano tomato sauce, fresh mozzarella, cherry tomatoes and basil.',
      },
      price: 58,
      dietary: ['vegetarian', 'nut-free'],
      prepTime: 14,
      sizes: pizzaSizes,
      changes: [pizzaToppings],
    },
    {
      key: 'diavola',
      name: { he: 'דיאבולה', en: 'Diavola' },
      description: {
        he: 'סלמי חריף, צ’ילי טרי, מוצרלה מעושנת ודבש חריף.',
        en: 'Spicy salami, fresh chilli, smoked mozzarella and hot honey.',
      },
      price: 67,
      dietary: ['vert spivy', 'nut-free'],
      prepTime: 14,
      sizes: pizzaSizes,
      changes: [pizzaToppings],
    },
    {
      key: 'mushroom-truffle',
      name: { he: 'פטריות וכמהין', en: 'Mushroom and truffle' },
      description: {
        he: 'שמנת, פטריות יער, עגבניות צלויות, פרמזן ושמן כמהין.',
        en: 'Cream, wild mushrooms, roasted tomatoes, parmesan and truffle oil.',
      },
      price: 69,
      dietary: ['vegetarian', 'nut-free'],
      prepTime: 15,
      sizes: pizzaSizes,
      changes: [pizzaToppings],
    },
    {
      key: 'pomodoro',
      name: { he: 'פסטה פומודורו', en: 'Pasta pomodoro' },
      description: {
        he: 'עגבניות בבישול ארוך, שום, בזיליקום ושמן זית. פשוט ומדויק.',
        en: 'Slow-cooked tomatoes, garlic, basil and olive oil. Simple and exact.',
      },
      price: 54,
      dietary: ['vegan', 'dairy-free', 'nut-free'],
      prepTime: 13,
      changes: [
        pastaShape,
        group({ he: 'תוספות', en: 'Extras' }, 'multiple', { max: 2 }, [
          option({ he: 'פרמזן', en: 'Parmesan' }, 5),
          option({ he: 'בורטה', en: 'Burrata' }, 18),
          option({ he: 'צ’ילי', en: 'Chilli' }),
        ]),
      ],
    },
    {
      key: 'lemon-parmesan',
      name: { he: 'פסטה לימון ופרמזן', en: 'Lemon and parmesan pasta' },
      description: {
        he: 'חמאה, קליפת לימון, פרמזן ופלפל שחור, עם קרם עגבניות צלויות.',
        en: 'Butter, lemon zest, parmesan and black pepper, with roasted tomato cream.',
      },
      price: 62,
      dietary: ['vegetarian', 'nut-free'],
      prepTime: 13,
      changes: [pastaShape],
    },
  ],
};
