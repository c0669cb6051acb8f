import { breakfast } from './breakfast.ts';
import type { DemoRestaurant } from './demo-types.ts';
import { desserts } from './desserts.ts';
import { drinks } from './drinks.ts';
import { mains } from './mains.ts';
import { pizzaAndPasta } from './pizza-pasta.ts';
import { salads } from './salads.ts';
import { starters } from './starters.ts';

/**
 * The restaurant that shows what Menta can do, in every language of guests. Its kitchen grills shrimp and melts cheddar on
 * beef, so it does not call itself kosher; its dishes say what they are for whoever asks.
 */
export const demoRestaurant: DemoRestaurant = {
  name: { he: 'לימונה', en: 'Limona', ar: 'ليمونا', ru: 'Лимона' },
  description: {
    he: 'מטבח ים-תיכוני של שכונה: לימונים מהעץ, טאבון חם, יין טוב ומקום לכולם.',
    en: 'A neighbourhood Mediterranean kitchen: lemons off the tree, a hot taboon, good wine and room for everyone.',
    ar: 'مطبخ متوسطي بروح الحيّ: ليمون من الشجرة، طابون ساخن، نبيذ طيّب ومكان للجميع.',
    ru: 'Средиземноморская кухня по соседству: лимоны прямо с дерева, горячий табун, хорошее вино и место для каждого.',
  },
  address: {
    he: 'רחוב הגפן 12, תל אביב-יפו',
    en: '12 HaGefen St, Tel Aviv-Yafo',
    ar: 'شارع هجيفن 12، تل أبيب-يافا',
    ru: 'ул. ха-Гефен, 12, Тель-Авив-Яффо',
  },
  phone: '0355501234',
  tables: 24,
  openingHours: [
    { days: [0, 1, 2, 3], from: '08:00', to: '23:00' },
    { days: [4, 5, 6], from: '08:00', to: '01:00' },
  ],
  menuName: {
    he: 'התפריט של לימונה',
    en: 'The Limona menu',
    ar: 'قائمة ليمونا',
    ru: 'Меню «Лимоны»',
  },
  menuDescription: {
    he: 'פתוחים כל יום משמונה בבוקר. ספרו לנו על אלרגיות, ונתאים כל מנה.',
    en: 'Open every day from eight in the morning. Tell us about allergies and we will adapt any dish.',
    ar: 'نفتح كل يوم من الثامنة صباحًا. أخبرونا عن أي حساسية ونلائم لكم كل طبق.',
    ru: 'Открыты каждый день с восьми утра. Расскажите об аллергии — мы приспособим любое блюдо.',
  },
  primaryColor: '#0f766e',
  sections: [starters, salads, mains, pizzaAndPasta, breakfast, desserts, drinks],
};
