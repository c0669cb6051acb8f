import { defineGuestTexts } from '#core/i18n/text.ts';

/** Apart from the other texts of stock: the menu itself shows it. */
export const leftTexts = defineGuestTexts({
  left: {
    he: { one: 'נשארה אחת אחרונה', two: 'נשארו שתיים', other: 'נשארו {count}' },
    en: { one: 'Only {count} left', other: 'Only {count} left' },
    ar: {
      zero: 'لم يبقَ شيء',
      one: 'بقي واحد فقط',
      two: 'بقي اثنان فقط',
      few: 'بقي {count} فقط',
      many: 'بقي {count} فقط',
      other: 'بقي {count} فقط',
    },
    ru: {
      one: 'Осталась {count} порция',
      few: 'Осталось {count} порции',
      many: 'Осталось {count} порций',
      other: 'Осталось {count} порции',
    },
  },
});
