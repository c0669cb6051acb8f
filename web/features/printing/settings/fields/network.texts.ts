import { defineTexts } from '#core/i18n/text.ts';

export const networkTexts = defineTexts({
  agent: { he: 'דרך סוכן ההדפסה', en: 'Through the print agent' },
  agentMissing: { he: 'בחרו סוכן.', en: 'Choose an agent.' },
  host: { he: 'כתובת ה־IP של המדפסת', en: 'IP address of the printer' },
  hostHint: {
    he: 'כתובה על הדף שהמדפסת מדפיסה כשמדליקים אותה בלחיצה על FEED. בקשו מהנתב שלא ישנה אותה.',
    en: 'It is on the page that the printer prints when it is switched on with FEED held down. Have the router keep it.',
  },
  hostWrong: {
    he: 'כתובת כמו 192.168.1.50, בלי רווחים ובלי http.',
    en: 'An address like 192.168.1.50, without spaces and without http.',
  },
  port: { he: 'פורט', en: 'Port' },
  portWrong: { he: 'מספר בין 1 ל־65535, בדרך כלל 9100.', en: 'A number from 1 to 65535, mostly 9100.' },
});
