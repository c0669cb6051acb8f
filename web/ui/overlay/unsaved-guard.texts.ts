import { defineTexts } from '#core/i18n/text.ts';

export const unsavedTexts = defineTexts({
  title: { he: 'יש שינויים שלא נשמרו', en: 'You have unsaved changes' },
  text: { he: 'אם תצאו עכשיו הם יאבדו.', en: 'If you leave now, they are lost.' },
  stay: { he: 'להישאר', en: 'Stay' },
  leave: { he: 'לצאת בלי לשמור', en: 'Leave without saving' },
});
