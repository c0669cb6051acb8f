import { defineTexts } from '#core/i18n/text.ts';
import type { SettingsPage } from '#web/lib/site/settings-addresses.ts';

/** Below each name in the list: what is found there. */
export const settingsHintTexts = defineTexts({
  restaurant: { he: 'שם, כתובת, טלפון, שולחנות, אזור זמן', en: 'Name, address, phone, tables, time zone' },
  'opening-hours': { he: 'שעות השבוע, חגים וימים מיוחדים', en: 'The week, holidays and special days' },
  kosher: { he: 'תעודת כשרות, ומה יש בכל מנה', en: 'The certificate, and what dishes contain' },
  ordering: { he: 'אישור הזמנות ואזורי הכנה', en: 'How orders are approved, and areas' },
  team: { he: 'עובדים, קודי PIN ועמדות', en: 'People, PINs and stations' },
  printing: { he: 'מדפסות ובונים למטבח', en: 'Printers and kitchen tickets' },
  account: { he: 'חבילה, שם ואימייל', en: 'Plan, name and email' },
  security: { he: 'סיסמה, אימות דו־שלבי, מכשירים', en: 'Password, two-step log-in, devices' },
  data: { he: 'פרטי אורחים, הורדת המידע, מחיקת החשבון', en: "Guests' details, download, deletion" },
}) satisfies Record<SettingsPage, unknown>;

export const settingsListTexts = defineTexts({
  list: { he: 'דפי ההגדרות', en: 'Pages of the settings' },
  back: { he: 'כל ההגדרות', en: 'All settings' },
  allergens: { he: 'אלרגנים', en: 'Allergens' },
  allergensHint: {
    he: 'האלרגנים נרשמים בכל מנה, בעורך התפריט. האורחים רואים אותם במנה, והמטבח רואה על ההזמנה ממה להיזהר.',
    en: 'Allergens are noted on each dish, in the menu editor. Guests see them on the dish, and the kitchen sees on the order what to avoid.',
  },
  toMenus: { he: 'לתפריטים', en: 'To the menus' },
  during: { he: 'בזמן המשמרת', en: 'During the shift' },
  duringHint: {
    he: 'עצירת הזמנות, מנות שנגמרו וזמני המתנה נקבעים בלוח ההזמנות.',
    en: 'Pauses, sold-out dishes and waiting times are set on the order board.',
  },
  toBoard: { he: 'ללוח ההזמנות', en: 'To the order board' },
});
