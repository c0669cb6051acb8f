import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { LayoutStyle } from '#core/menus/menu-look.ts';

/** The words for how a menu looks, where an owner designs it and where a visitor plays with the demo. */
export const layoutTexts = defineTexts({
  classic: { he: 'קלאסי', en: 'Classic' },
  modern: { he: 'מודרני', en: 'Modern' },
  minimal: { he: 'מינימלי', en: 'Minimal' },
} satisfies Record<LayoutStyle, Text>);

export const lookTexts = defineTexts({
  color: { he: 'צבע ראשי', en: 'Primary colour' },
  ownColor: { he: 'צבע אחר', en: 'Another colour' },
  font: { he: 'גופן', en: 'Font' },
  layout: { he: 'פריסה', en: 'Layout' },
});
