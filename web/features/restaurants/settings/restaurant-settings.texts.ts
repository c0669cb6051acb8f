import { defineTexts } from '#core/i18n/text.ts';

export const settingsTexts = defineTexts({
  restaurantName: { he: 'שם המסעדה', en: 'Restaurant name' },
  address: { he: 'כתובת', en: 'Address' },
  phone: { he: 'טלפון', en: 'Phone' },
  phoneHint: {
    he: '10 ספרות, קו נייח של 9 ספרות או מספר כוכבית',
    en: '10 digits, a landline of 9 digits, or a star number',
  },
  description: { he: 'תיאור', en: 'Description' },
  hasTables: { he: 'יש מספרי שולחנות', en: 'The restaurant has table numbers' },
  tables: { he: 'מספר השולחנות', en: 'Number of tables' },
  timeZone: { he: 'אזור זמן', en: 'Time zone' },
  timeZoneHint: {
    he: 'לפיו נקבעות שעות ההגשה של הקטגוריות.',
    en: 'The serving hours of categories go by it.',
  },
  autoApprove: { he: 'אישור אוטומטי של הזמנות', en: 'Approve orders automatically' },
  autoApproveHint: {
    he: 'הזמנה חדשה עוברת מיד להכנה, והלקוח מקבל את השעה המשוערת. הלוח עדיין משמיע צליל.',
    en: 'A new order goes straight to the kitchen and its guest is given the estimated time. The board still rings once.',
  },
  approvesNow: {
    he: 'מעכשיו הזמנות מאושרות לבד.',
    en: 'From now on orders approve themselves.',
  },
  approvesNoMore: {
    he: 'מעכשיו אתם מאשרים כל הזמנה.',
    en: 'From now on you approve every order.',
  },
  caps: { he: 'הזמנות גדולות', en: 'Large orders' },
  capsHint: {
    he: 'הזמנה של אורח מעל אחד מאלה ממתינה שתדברו איתו, גם כשהזמנות מאושרות לבד.',
    en: 'A guest’s order above one of these waits until you have spoken to them, even when orders approve themselves.',
  },
  maxPortions: { he: 'מנות בהזמנה, עד', en: 'Portions in an order, up to' },
  maxOrderTotal: { he: 'סכום ההזמנה, עד', en: 'Total of an order, up to' },
  capInvalid: { he: 'יש להזין מספר מ־1 עד {max}', en: 'Enter a number from 1 to {max}' },
  capsSaved: { he: 'הגבולות נשמרו.', en: 'The limits are saved.' },
  save: { he: 'שמירה', en: 'Save' },
  required: { he: 'שדה חובה', en: 'Required' },
  phoneInvalid: {
    he: 'מספר הטלפון אינו תקין. יש להזין 10 ספרות.',
    en: 'The phone is invalid, 10 digits must be entered',
  },
  tablesInvalid: {
    he: 'יש להזין מספר שולחנות תקין (לפחות 1).',
    en: 'Please enter a valid number of tables (at least 1)',
  },
  saveFailed: { he: 'שגיאה בעדכון ההגדרות', en: 'error updating settings' },
  keptHint: { he: 'מה שהקלדתם נשאר כאן.', en: 'What you typed is still here.' },
});
