import { defineTexts } from '#core/i18n/text.ts';

/** The management centre. Sentences that the product fixes in English stay so in both languages. */
export const dashboardTexts = defineTexts({
  title: { he: 'מרכז הניהול', en: 'Management centre' },
  version: { he: 'מנטה, גרסה {version}', en: 'Menta, version {version}' },
  orders: { he: 'ניהול הזמנות', en: 'Order management' },
  reports: { he: 'דוחות', en: 'Reports' },
  qrCodes: { he: 'הדפסת קודי QR', en: 'Print QR codes' },
  guestMenu: { he: 'התפריט הציבורי', en: 'Public menu' },
  qr: { he: 'הצגת QR', en: 'Show QR' },
  qrTitle: { he: 'קוד ה־QR של התפריט', en: 'The QR code of your menu' },
  qrImage: { he: 'קוד QR שפותח את התפריט', en: 'QR code that opens the menu' },
  qrText: {
    he: 'סרקו מהמסך או שתפו את הקישור. כרטיסים לשולחנות מעצבים ומדפיסים בדף ה־QR.',
    en: 'Scan it from this screen or share the link. Cards for the tables are designed and printed on the QR page.',
  },
  qrOpen: { he: 'לעיצוב ולהדפסה', en: 'Design and print' },
  close: { he: 'Close', en: 'Close' },
  tabs: { he: 'חלקי מרכז הניהול', en: 'Parts of the management centre' },
  menus: { he: 'תפריטים', en: 'Menus' },
  settings: { he: 'הגדרות', en: 'Settings' },
  shifts: { he: 'משמרות', en: 'Shifts' },
  trialLeft: {
    he: { one: 'נשאר יום ניסיון אחד', two: 'נשארו יומיים לניסיון', other: 'נשארו {count} ימי ניסיון' },
    en: { one: '{count} trial day left', other: '{count} trial days left' },
  },
  trialEnded: { he: 'תקופת הניסיון הסתיימה', en: 'Your trial has ended' },
  trialEndedHint: {
    he: 'דבר לא ננעל והכול ממשיך לעבוד. להמשך השירות כתבו אלינו:',
    en: 'Nothing is locked and everything keeps working. To continue the service, write to us:',
  },
});
