import { type Agorot, formatPrice } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { differenceOf } from '#web/lib/money/cash-difference.ts';
import { cashTexts as t } from '#web/lib/texts/payment.texts.ts';
import { Badge } from '../feedback/badge.tsx';

const tones = { same: 'ok', missing: 'bad', tooMuch: 'warn' } as const;

/** In words: a minus sign in a row of digits is easily missed. */
export const CashDifferenceMark = ({ expected, counted }: { expected: Agorot; counted: Agorot }) => {
  const text = useText();
  const { kind, by } = differenceOf(expected, counted);
  return (
    <Badge tone={tones[kind]} icon>
      {kind === 'same' ? text(t.same) : text(t[kind], { amount: formatPrice(by) })}
    </Badge>
  );
};
