import { defineTexts } from '#core/i18n/text.ts';

export const toolsDialogTexts = defineTexts({
  title: { he: 'כלים למשמרת', en: 'Shift tools' },
  staffOrderHint: { he: 'לדלפק, לטלפון או לשולחן', en: 'For the counter, the phone or a table' },
  stockHint: {
    he: 'מנות ותוספות שנגמרו, או כמה נשארו',
    en: 'Dishes and options that ran out, or how many are left',
  },
  pauseHint: { he: 'לעצור את קבלת ההזמנות לזמן קצר', en: 'Stop taking orders for a while' },
  readyScreenHint: { he: 'מה בהכנה ומה מוכן, על טלוויזיה', en: 'Being made and ready, on a television' },
  preflightHint: { he: 'צליל, מסך, חיבור, שעון וסוללה', en: 'Sound, screen, line, clock and battery' },
  tables: { he: 'שולחנות', en: 'Tables' },
  tablesHint: { he: 'מי יושב, כמה נשאר לשלם', en: 'Who sits, and what is still to be paid' },
});
