import type { ManagedOrder } from '#core/orders/order-shape.ts';
import { useLocale } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';

type OrderWordProps = { order: Pick<ManagedOrder, 'words' | 'language'>; className?: string };

/** The order's word as staff read it, and as its guest will say it. */
export const OrderWord = ({ order, className }: OrderWordProps) => {
  const { locale } = useLocale();
  const { words, language = locale } = order;
  if (!words) return null;
  return (
    <span className={classes('inline-flex items-baseline gap-1.5', className)}>
      <bdi className="font-medium text-brand">{words[locale]}</bdi>
      {language !== locale && (
        <bdi lang={language} className="text-ink-2 text-sm">
          {words[language]}
        </bdi>
      )}
    </span>
  );
};
