import { defineGuestTexts, type GuestText } from '#core/i18n/text.ts';
import type { LayoutStyle } from '#core/menus/menu-style.ts';
import type { PresetColor } from '#core/theme/theme-choices.ts';

/** The words for a menu's style, where an owner designs it and where a visitor plays with the demo. */
export const layoutTexts = defineGuestTexts({
  classic: { he: 'קלאסי', en: 'Classic', ar: 'كلاسيكي', ru: 'Классика' },
  modern: { he: 'מודרני', en: 'Modern', ar: 'عصري', ru: 'Модерн' },
  minimal: { he: 'מינימלי', en: 'Minimal', ar: 'بسيط', ru: 'Минимализм' },
} satisfies Record<LayoutStyle, GuestText>);

/** For `presetColors`, in their order. */
export const presetColorTexts = defineGuestTexts({
  blue: { he: 'כחול', en: 'Blue', ar: 'أزرق', ru: 'Синий' },
  red: { he: 'אדום', en: 'Red', ar: 'أحمر', ru: 'Красный' },
  green: { he: 'ירוק', en: 'Green', ar: 'أخضر', ru: 'Зелёный' },
  purple: { he: 'סגול', en: 'Purple', ar: 'بنفسجي', ru: 'Фиолетовый' },
  orange: { he: 'כתום', en: 'Orange', ar: 'برتقالي', ru: 'Оранжевый' },
} satisfies Record<PresetColor, GuestText>);

export const styleTexts = defineGuestTexts({
  color: { he: 'צבע ראשי', en: 'Primary colour', ar: 'اللون الأساسي', ru: 'Основной цвет' },
  ownColor: { he: 'צבע אחר', en: 'Another colour', ar: 'لون آخر', ru: 'Другой цвет' },
  font: { he: 'גופן', en: 'Font', ar: 'الخط', ru: 'Шрифт' },
  layout: { he: 'פריסה', en: 'Layout', ar: 'التخطيط', ru: 'Расположение' },
});
