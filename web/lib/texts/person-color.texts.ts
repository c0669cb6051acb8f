import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { PersonColor } from '#core/staff/person-colors.ts';

export const personColorTexts = defineTexts({
  teal: { he: 'טורקיז', en: 'Teal' },
  blue: { he: 'כחול', en: 'Blue' },
  violet: { he: 'סגול', en: 'Violet' },
  pink: { he: 'ורוד', en: 'Pink' },
  red: { he: 'אדום', en: 'Red' },
  orange: { he: 'כתום', en: 'Orange' },
  amber: { he: 'ענבר', en: 'Amber' },
  green: { he: 'ירוק', en: 'Green' },
} satisfies Record<PersonColor, Text>);
