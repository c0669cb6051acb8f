import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { OrderProblem } from '#core/orders/lines/order-pricing.ts';

/** What is wrong with a line, for whoever edits it. */
export const lineProblemTexts = defineTexts({
  dish_gone: {
    he: 'המנה כבר לא בתפריט; אפשר לשנות רק כמות והערה.',
    en: 'This dish is no longer on the menu; only its quantity and note can change.',
  },
  dish_unavailable: { he: 'המנה אזלה.', en: 'This dish is out of stock.' },
  dish_not_served: { he: 'המנה לא מוגשת בשעה הזו.', en: 'This dish is not served at this hour.' },
  section_paused: { he: 'הקטגוריה מושהית.', en: 'This category is paused.' },
  not_enough_left: { he: 'לא נשאר מספיק.', en: 'Not enough of it is left.' },
  quantity_invalid: { he: 'הכמות אינה תקינה.', en: 'The quantity is not valid.' },
  size_required: { he: 'בחרו גודל.', en: 'Choose a size.' },
  size_unknown: { he: 'הגודל שנבחר כבר לא קיים. בחרו אחר.', en: 'The chosen size is gone. Choose another.' },
  group_required: {
    he: 'בחרו אפשרות בכל קבוצה שחובה לבחור בה.',
    en: 'Choose an option in every required group.',
  },
  single_choice: {
    he: 'אפשר לבחור רק אפשרות אחת בקבוצה.',
    en: 'Only one option can be chosen in the group.',
  },
  too_few_options: { he: 'נבחרו פחות מדי אפשרויות.', en: 'Too few options are chosen.' },
  too_many_options: { he: 'נבחרו יותר מדי אפשרויות.', en: 'Too many options are chosen.' },
  option_repeated: {
    he: 'אפשרות נבחרה יותר פעמים מהמותר.',
    en: 'An option is chosen more often than it can be.',
  },
  option_unknown: {
    he: 'אפשרות שנבחרה כבר לא קיימת ותוסר כשתבחרו מחדש.',
    en: 'A chosen option is gone; choose again.',
  },
} satisfies Record<OrderProblem['why'], Text>);
