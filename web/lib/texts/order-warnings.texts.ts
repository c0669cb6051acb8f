import { defineTexts } from '#core/i18n/text.ts';

export const warningTexts = defineTexts({
  allergy: { he: 'אלרגיה! יש במנות: {list}', en: 'Allergy! In the dishes: {list}' },
  allergyTo: { he: 'אלרגיה! אסור לאורח לאכול: {list}', en: 'Allergy! The guest must not eat: {list}' },
  allergyNote: { he: 'אלרגיה: {note}', en: 'Allergy: {note}' },
  mustNotEat: { he: 'אסור לאורח לאכול: {list}', en: 'The guest must not eat: {list}' },
  meatAndDairy: { he: 'בשר וחלב יחד', en: 'Meat and dairy together' },
});
