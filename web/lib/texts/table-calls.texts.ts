import { defineTexts } from '#core/i18n/text.ts';

/** Of tables that call: on the board, and where it says what was not saved. */
export const tableCallTexts = defineTexts({
  seen: { he: 'ראינו', en: 'Seen' },
  done: { he: 'טופל', en: 'Done' },
});
