import { type Agorot, formatPriceAsEntered } from '#core/values/money.ts';

/** The surcharge of a size or an option; nothing if it is free. */
export const ExtraPrice = ({ price }: { price: Agorot }) =>
  price > 0 && <bdi dir="ltr">+{formatPriceAsEntered(price)}</bdi>;
