import { defineTexts } from '#core/i18n/text.ts';

export const guestChangeTexts = defineTexts({
  title: { he: 'הלקוח שינה את ההזמנה', en: 'The guest changed the order' },
  added: { he: 'נוסף', en: 'Added' },
  removed: { he: 'הוסר', en: 'Removed' },
  count: { he: 'כמות', en: 'Quantity' },
  instead: { he: 'במקום {count}', en: 'instead of {count}' },
  other: { he: 'שונה', en: 'Changed' },
});
