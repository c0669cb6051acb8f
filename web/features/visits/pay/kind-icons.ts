import { Banknote, CreditCard, type LucideIcon, Smartphone, WalletCards } from 'lucide-react';
import type { PaymentKind } from '#core/payments/payment-kinds.ts';

export const kindIcons: Record<PaymentKind, LucideIcon> = {
  cash: Banknote,
  card: CreditCard,
  bit: Smartphone,
  other: WalletCards,
};
