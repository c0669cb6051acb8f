import type { DemoRestaurant } from './demo-types.ts';
import { desserts } from './desserts.ts';
import { drinks } from './drinks.ts';
import { mains } from './mains.ts';
import { pizzaAndPasta } from './pizza-pasta.ts';
import { salads } from './salads.ts';
import { starters } from './starters.ts';

/** The restaurant that shows what Menta can do, in both languages. */
export const demoRestaurant: DemoRestaurant = {
  name: { he: 'לימונה', en: 'Limona' },
  description: {
    he: 'מטבח ים-תיכוני של שכונה: לימונים מהעץ, טאבון חם, יין טוב ומקום לכולם.',
    en: 'A neighbourhood Mediterranean kitchen: lemons off the tree, a hot taboon, good wine and room for everyone.',
  },
  address: { he: 'רחוב הגפן 12, תל אביב-יפו', en: '12 HaGefen St, Tel Aviv-Yafo' },
  phone: '0355501234',
  tables: 24,
  menuName: { he: 'התפריט של לימונה', en: 'The Limona menu' },
  menuDescription: {
    he: 'נפתח כל יום בצהריים. ספרו לנו על אלרגיות, ונתאים כל מנה.',
    en: 'Open every day from noon. Tell us about allergies and we will adapt any dish.',
  },
  primaryColor: '#0f766e',
  sections: [starters, salads, mains, pizzaAndPasta, desserts, drinks],
};
