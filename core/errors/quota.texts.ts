import { defineGuestTexts, defineTexts, type Text } from '../i18n/text.ts';
import type { Quota } from '../values/quotas.ts';

/** What a guest reads who has met a quota of the restaurant. */
export const guestQuotaTexts = defineGuestTexts({
  ordersPerShift: {
    he: 'במשמרת אחת אפשר לקבל עד {limit} הזמנות, והמשמרת הזאת מלאה. אפשר להזמין שוב כשתיפתח משמרת חדשה.',
    en: 'One shift takes up to {limit} orders, and this one is full. Orders are taken again when a new shift begins.',
    ar: 'يستقبل المطعم حتى {limit} طلب في النوبة الواحدة، وقد اكتملت هذه النوبة. يمكن الطلب مجددًا عند بدء نوبة جديدة.',
    ru: 'Смена принимает до {limit} заказов и уже заполнена. Заказать можно будет в следующей.',
  },
  orderBytesPerShift: {
    he: 'להזמנות של משמרת אחת יש מקום של {limit} מגה-בייט, והמשמרת הזאת מלאה. אפשר להזמין שוב כשתיפתח משמרת חדשה.',
    en: 'The orders of one shift can take up to {limit} MB, and this one is full. Orders are taken again when a new shift begins.',
    ar: 'تتسع طلبات النوبة الواحدة لما يصل إلى {limit} ميغابايت، وقد اكتملت هذه النوبة. يمكن الطلب مجددًا عند بدء نوبة جديدة.',
    ru: 'Заказы смены занимают до {limit} МБ, и она заполнена. Заказать можно будет в следующей.',
  },
});

/** For an owner who has reached a quota: its limit, and how to free space. */
export const ownerQuotaTexts = defineTexts({
  menus: {
    he: 'בחשבון יכולים להיות עד {limit} תפריטים. מחקו תפריט שאינו בשימוש, או פנו אלינו כדי להגדיל.',
    en: 'An account can have up to {limit} menus. Delete one that is not in use, or ask us for more.',
  },
  dishes: {
    he: 'בחשבון יכולות להיות עד {limit} מנות, בכל התפריטים יחד. הסירו מנות שאינן בשימוש, או פנו אלינו כדי להגדיל.',
    en: 'An account can have up to {limit} dishes, in all its menus together. Remove some that are not in use, or ask us for more.',
  },
  pictures: {
    he: 'בחשבון יכולות להיות עד {limit} תמונות. תמונה שהוסרה מפנה את מקומה תוך כשעתיים; אפשר גם לפנות אלינו כדי להגדיל.',
    en: 'An account can have up to {limit} pictures. One that was removed makes room within two hours; or ask us for more.',
  },
  pictureBytes: {
    he: 'לתמונות של חשבון יש מקום של {limit} מגה-בייט. תמונה שהוסרה מפנה את מקומה תוך כשעתיים; אפשר גם לפנות אלינו כדי להגדיל.',
    en: 'The pictures of an account can take up to {limit} MB. One that was removed makes room within two hours; or ask us for more.',
  },
}) satisfies Record<Exclude<Quota, keyof typeof guestQuotaTexts>, Text>;
