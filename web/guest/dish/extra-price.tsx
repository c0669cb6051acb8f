import { type Agorot, formatPriceAsEntered } from '#core/values/money.ts';

/** What a size or an option adds to the price of its dish; nothing is said of nothing. */
export const ExtraPrice = ({ price }: { price: Agorot }) =>
  price > 0 && <bdi dir="ltr">+{formatPriceAsEntered(price)}</bdi>;
