import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { DeviceCheck, PreflightResult } from '#core/shifts/preflight.ts';

export const preflightDialogTexts = defineTexts({
  intro: {
    he: 'חצי דקה עכשיו, כדי שלא תפספסו הזמנה הערב.',
    en: 'Half a minute now, so that no order is missed tonight.',
  },
  introBefore: {
    he: 'חצי דקה לפני שלקוחות יכולים להזמין, כדי שלא תפספסו הזמנה הערב.',
    en: 'Half a minute before guests can order, so that no order is missed tonight.',
  },
  checking: { he: 'בודקים…', en: 'Checking…' },
  play: { he: 'השמעת הצליל', en: 'Play the sound' },
  playHint: {
    he: 'השמיעו את הצליל של הזמנה חדשה ואמרו לנו אם שמעתם.',
    en: 'Play the sound of a new order and tell us whether you hear it.',
  },
  asking: { he: 'שמעתם את הצליל?', en: 'Did you hear it?' },
  yes: { he: 'כן, שמעתי', en: 'Yes, I heard it' },
  no: { he: 'לא', en: 'No' },
  skip: { he: 'דילוג', en: 'Skip' },
  next: { he: 'המשך לפתיחת המשמרת', en: 'Continue to start the shift' },
  done: { he: 'סיימנו', en: 'Done' },
  printersUnknown: {
    he: 'השרת לא ענה, ולכן לא ידוע מה מצב המדפסות.',
    en: 'The server did not answer, so nothing is known of the printers.',
  },
  saveFailed: {
    he: 'התוצאה לא נשמרה. אפשר לנסות שוב, או לדלג.',
    en: 'The result was not saved. Try again, or skip.',
  },
});

/** What each result means; of a failure, what to do about it. */
export const findingTexts = {
  sound: defineTexts({
    ok: { he: 'נשמע היטב.', en: 'Heard.' },
    failed: {
      he: 'הגבירו את המכשיר, בטלו מצב שקט, נתקו אוזניות ואפשרו צליל לאתר. ואז השמיעו שוב.',
      en: 'Turn the device up and silent mode off, unplug headphones, and allow sound for this site. Then play it again.',
    },
    unknown: { he: 'לא נבדק.', en: 'Not checked.' },
  }),
  awake: defineTexts({
    ok: { he: 'המסך לא ייכבה כל עוד המשמרת פתוחה.', en: 'It will not go dark while the shift is open.' },
    failed: {
      he: 'המסך עלול לכבות. כבו את הכיבוי האוטומטי בהגדרות המכשיר, ואת מצב החיסכון בסוללה.',
      en: 'The screen may go dark. Turn off automatic sleep and battery saving in the settings of the device.',
    },
    unknown: { he: 'ייבדק כשתיפתח משמרת.', en: 'Known once a shift is open.' },
  }),
  live: defineTexts({
    ok: { he: 'הזמנות חדשות מגיעות מיד.', en: 'New orders arrive at once.' },
    failed: {
      he: 'אין חיבור חי. בדקו את הרשת האלחוטית, קרבו את המכשיר לנתב או עברו לחבילת גלישה.',
      en: 'There is no live line. Check the Wi-Fi, move the device closer to the router, or use mobile data.',
    },
    unknown: { he: 'מתחברים…', en: 'Connecting…' },
  }),
  clock: defineTexts({
    ok: { he: 'השעון מדויק.', en: 'The clock is right.' },
    failed: {
      he: 'שעון המכשיר לא מדויק. הזמנים בלוח נכונים, אבל השעה שהמכשיר מציג לא. הפעילו כיוון שעה אוטומטי בהגדרות המכשיר.',
      en: 'The clock of the device is wrong. The times on the board are right, the time that the device shows is not. Turn on automatic time in its settings.',
    },
    unknown: {
      he: 'השרת לא ענה. בדקו שוב כשיש חיבור.',
      en: 'The server did not answer. Check again when there is a line.',
    },
  }),
  battery: defineTexts({
    ok: { he: 'יש מספיק, או שהמכשיר מחובר לחשמל.', en: 'There is enough, or the device is plugged in.' },
    failed: {
      he: 'הסוללה חלשה ולא מחוברת לחשמל. חברו את המכשיר למטען.',
      en: 'The battery is low and not charging. Plug the device in.',
    },
    unknown: {
      he: 'המכשיר לא מגלה. ודאו שהוא מחובר לחשמל.',
      en: 'The device does not say. Make sure that it is plugged in.',
    },
  }),
} satisfies Record<DeviceCheck, Record<PreflightResult, Text>>;
