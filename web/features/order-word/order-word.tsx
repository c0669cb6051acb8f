import { useEffect, useSyncExternalStore } from 'react';
import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { lazyModule } from '#web/lib/lazy/lazy-module.ts';
import { classes } from '#web/ui/classes.ts';

/** The list comes after the board, which can be read without it. */
const words = lazyModule(() => import('#core/orders/order-word.ts'));

type OrderWordProps = {
  order: Pick<ManagedOrder, 'service' | 'displayOrderNumber' | 'language'>;
  className?: string;
};

/** The order's word as staff read it, and as its guest will say it. */
export const OrderWord = ({ order, className }: OrderWordProps) => {
  const { locale } = useLocale();
  const known = useSyncExternalStore(words.subscribe, words.read, () => null);
  useEffect(() => void words.load(), []);
  if (!known) return null;
  const { service, displayOrderNumber, language = locale } = order;
  const wordIn = (reader: typeof language) => known.orderWord(service, displayOrderNumber, reader);
  return (
    <span className={classes('inline-flex items-baseline gap-1.5', className)}>
      <bdi className="font-medium text-brand">{wordIn(locale)}</bdi>
      {language !== locale && (
        <bdi lang={language} className="text-ink-2 text-sm">
          {wordIn(language)}
        </bdi>
      )}
    </span>
  );
};
