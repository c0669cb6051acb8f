import { type Agorot, formatPrice, formatPriceAsEntered, toAgorot } from '#core/values/money.ts';
import { classes } from '../classes.ts';

type PriceProps = ({ agorot: Agorot; shekels?: never } | { shekels: number; agorot?: never }) & {
  /** `₪45` rather than `₪45.00`: for dish cards. */
  asEntered?: boolean;
  className?: string;
};

/** A price is isolated from the text around it and runs left to right. */
export const Price = ({ agorot, shekels, asEntered = false, className }: PriceProps) => {
  const amount = agorot ?? toAgorot(shekels);
  return (
    <bdi dir="ltr" className={classes('whitespace-nowrap tabular-nums', className)}>
      {asEntered ? formatPriceAsEntered(amount) : formatPrice(amount)}
    </bdi>
  );
};
