import { defineTexts } from '#core/i18n/text.ts';

export const designTexts = defineTexts({
  presets: { he: 'צבעים מוכנים', en: 'Ready colours' },
  hex: { he: 'קוד צבע', en: 'Colour code' },
  hexInvalid: {
    he: 'קוד צבע הוא # ושש ספרות, למשל #2563eb',
    en: 'A colour code is # and six digits, such as #2563eb',
  },
  contrastGood: { he: 'הצבע קריא היטב גם כטקסט.', en: 'This colour reads well as text too.' },
  contrastDarkened: {
    he: 'הצבע בהיר מדי לטקסט, לכן בטקסטים הוא יוצג כהה יותר.',
    en: 'This colour is too pale for text, so texts show it darker.',
  },
  sample: { he: 'כך נראה טקסט בצבע הזה', en: 'Text in this colour' },
  fontSample: { he: 'ארוחה טובה ₪48', en: 'A good meal ₪48' },
  save: { he: 'שמירת העיצוב', en: 'Save design' },
  saved: { he: 'העיצוב עודכן בהצלחה!', en: 'the design was updated successfully!' },
  failed: { he: 'לא הצלחנו לעדכן את העיצוב', en: 'we could not update the design' },
});
