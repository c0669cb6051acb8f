import { defineTexts } from '#core/i18n/text.ts';

export const boardToolsTexts = defineTexts({
  open: { he: 'כלים', en: 'Tools' },
  staffOrder: { he: 'הזמנה חדשה', en: 'New order' },
  staffOrderHint: { he: 'לדלפק, לטלפון או לשולחן', en: 'For the counter, the phone or a table' },
  stock: { he: 'אזל מהמלאי', en: 'Sold out' },
  stockHint: {
    he: 'מנות ותוספות שנגמרו, או כמה נשארו',
    en: 'Dishes and options that ran out, or how many are left',
  },
  pause: { he: 'השהיה', en: 'Pause' },
  pauseHint: { he: 'לעצור את קבלת ההזמנות לזמן קצר', en: 'Stop taking orders for a while' },
  readyScreen: { he: 'מסך מוכנות', en: 'Ready screen' },
  readyScreenHint: { he: 'מה בהכנה ומה מוכן, על טלוויזיה', en: 'Being made and ready, on a television' },
  preflightHint: { he: 'צליל, מסך, חיבור, שעון וסוללה', en: 'Sound, screen, line, clock and battery' },
  title: { he: 'כלים למשמרת', en: 'Shift tools' },
});
