import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { PreflightCheck } from '#core/shifts/preflight.ts';

export const preflightTexts = defineTexts({
  title: { he: 'בדיקה לפני הפתיחה', en: 'Pre-flight' },
});

export const preflightCheckTexts = defineTexts({
  sound: { he: 'צליל', en: 'Sound' },
  awake: { he: 'המסך נשאר דלוק', en: 'Screen stays awake' },
  live: { he: 'חיבור חי', en: 'Live line' },
  clock: { he: 'שעון', en: 'Clock' },
  battery: { he: 'סוללה', en: 'Battery' },
  printers: { he: 'מדפסות', en: 'Printers' },
} satisfies Record<PreflightCheck, Text>);
