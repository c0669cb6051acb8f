import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { SeenPrinterKind } from '#core/printing/printer-state.ts';

export const printerKindTexts = defineTexts({
  star: { he: 'מדפסת Star CloudPRNT', en: 'Star CloudPRNT' },
  epson: { he: 'מדפסת Epson Server Direct Print', en: 'Epson Server Direct Print' },
  network: { he: 'מדפסת רשת', en: 'Network printer' },
  browser: { he: 'דף הדפסה בדפדפן', en: 'Printing page in a browser' },
  other: { he: 'מדפסת מסוג אחר', en: 'Another kind of printer' },
}) satisfies Record<SeenPrinterKind, Text>;
