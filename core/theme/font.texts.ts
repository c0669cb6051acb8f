import { defineGuestTexts, type GuestText } from '../i18n/text.ts';
import type { FontId } from './fonts.ts';

export const fontTexts = defineGuestTexts({
  'modern-sans': { he: 'מודרני', en: 'Modern sans', ar: 'عصري', ru: 'Современный' },
  'classic-serif': { he: 'קלאסי', en: 'Classic serif', ar: 'كلاسيكي', ru: 'Классический' },
  'elegant-script': { he: 'אלגנטי', en: 'Elegant script', ar: 'أنيق', ru: 'Элегантный' },
  alef: { he: 'אלף', en: 'Alef', ar: 'ألف', ru: 'Алеф' },
  assistant: { he: 'אסיסטנט', en: 'Assistant', ar: 'أسيستنت', ru: 'Ассистент' },
  arimo: { he: 'ארימו', en: 'Arimo', ar: 'أريمو', ru: 'Аримо' },
  'david-libre': { he: 'דוד ליברה', en: 'David Libre', ar: 'دافيد ليبري', ru: 'Давид Либре' },
  'frank-ruhl-libre': {
    he: 'פרנק־ריהל ליברה',
    en: 'Frank Ruhl Libre',
    ar: 'فرانك رول ليبري',
    ru: 'Франк-Рюль Либре',
  },
  'm-plus-rounded-1c': {
    he: 'אם פלוס מעוגל',
    en: 'M PLUS Rounded 1c',
    ar: 'إم بلس المستدير',
    ru: 'M PLUS округлый',
  },
  'noto-sans-hebrew': {
    he: 'נוטו סנס עברית',
    en: 'Noto Sans Hebrew',
    ar: 'نوتو سانس العبري',
    ru: 'Ното Санс',
  },
  rubik: { he: 'רוביק', en: 'Rubik', ar: 'روبيك', ru: 'Рубик' },
  vazirmatn: { he: 'וזירמתן', en: 'Vazirmatn', ar: 'وزيرمتن', ru: 'Вазирматн' },
} satisfies Record<FontId, GuestText>);
