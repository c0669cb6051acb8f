import { defineTexts } from '#core/i18n/text.ts';

export const contactTexts = defineTexts({
  headline: { he: 'דברו איתנו', en: 'Write to us' },
  tagline: {
    he: 'שאלה, בעיית נגישות, בקשה על מידע אישי או רעיון: כתבו כאן, ונענה למייל שתשאירו.',
    en: 'A question, an accessibility problem, a request about personal data or an idea: write here, and we answer to the address you leave.',
  },
  name: { he: 'שם', en: 'Name' },
  email: { he: 'אימייל לתשובה', en: 'Email for the answer' },
  message: { he: 'ההודעה', en: 'Message' },
  send: { he: 'שליחת ההודעה', en: 'Send message' },
  sentTitle: { he: 'ההודעה נשלחה', en: 'Your message was sent' },
  sent: { he: 'נחזור אליכם למייל שהשארתם.', en: 'We will answer to the address you left.' },
  another: { he: 'הודעה נוספת', en: 'Another message' },
  failed: {
    he: 'ההודעה לא נשלחה. מה שכתבתם נשאר כאן; נסו שוב.',
    en: 'The message was not sent. What you wrote is still here; please try again.',
  },
});
