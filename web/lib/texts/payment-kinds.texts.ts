import { defineTexts, type Text } from '#core/i18n/text.ts';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';

export const paymentKindTexts = defineTexts({
  cash: { he: 'מזומן', en: 'Cash' },
  card: { he: 'אשראי', en: 'Card' },
  bit: { he: 'ביט', en: 'Bit' },
  other: { he: 'אחר', en: 'Other' },
} satisfies Record<PaymentKind, Text>);

export const paymentChoiceTexts = defineTexts({
  howPaid: { he: 'איך שולם?', en: 'How was it paid?' },
  hint: { he: 'אפשר לדלג: אז ייספר כ׳אחר׳.', en: 'May be skipped: then it counts as ‘other’.' },
});
