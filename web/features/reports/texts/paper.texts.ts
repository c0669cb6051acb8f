import { defineTexts } from '#core/i18n/text.ts';

export const paperTexts = defineTexts({
  andMore: { he: 'ועוד {count}', en: 'and {count} more' },
  none: { he: 'אין', en: 'none' },
});
