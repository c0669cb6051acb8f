import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { LineKind } from '#core/menus/kosher-kinds.ts';

export const kosherTexts = defineTexts({
  meat: { he: 'בשרי', en: 'Meat' },
  dairy: { he: 'חלבי', en: 'Dairy' },
  pareve: { he: 'פרווה', en: 'Pareve' },
  mixed: { he: 'בשרי וחלבי', en: 'Meat and dairy' },
} satisfies Record<LineKind, Text>);
