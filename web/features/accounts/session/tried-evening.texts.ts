import { defineTexts } from '#core/i18n/text.ts';

/** Apart from the other words of a session: few ever read them. */
export const triedEveningTexts = defineTexts({
  title: { he: 'הערב לניסיון נגמר', en: 'The trial evening is over' },
  over: {
    he: 'המסעדה הזו הייתה רק לניסיון, ואי אפשר לחזור אליה. אפשר לנסות ערב נוסף או לפתוח מסעדה משלכם.',
    en: 'This restaurant was only for trying, and there is no way back to it. Try another evening, or open one of your own.',
  },
  another: { he: 'עוד ערב לניסיון', en: 'Try another evening' },
  openAccount: { he: 'פתיחת חשבון', en: 'Open an account' },
});
