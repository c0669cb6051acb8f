import { type Agorot, formatPrice } from '#core/values/money.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { closingTexts as t } from './closing.texts.ts';
import { differenceOf } from './counted-cash.ts';

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
