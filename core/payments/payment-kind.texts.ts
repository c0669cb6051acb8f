import { defineTexts, type Text } from '../i18n/text.ts';
import type { PaymentKind } from './payment-kinds.ts';

export const paymentKindTexts = defineTexts({
  cash: { he: 'מזומן', en: 'Cash' },
  card: { he: 'אשראי', en: 'Card' },
  bit: { he: 'ביט', en: 'Bit' },
  other: { he: 'אחר', en: 'Other' },
} satisfies Record<PaymentKind, Text>);
