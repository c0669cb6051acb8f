import { defineTexts } from '#core/i18n/text.ts';

/** On the board itself. */
export const boardToolsTexts = defineTexts({
  open: { he: 'כלים', en: 'Tools' },
  staffOrder: { he: 'הזמנה חדשה', en: 'New order' },
  stock: { he: 'אזל מהמלאי', en: 'Sold out' },
  pause: { he: 'השהיה', en: 'Pause' },
  readyScreen: { he: 'מסך מוכנות', en: 'Ready screen' },
});
