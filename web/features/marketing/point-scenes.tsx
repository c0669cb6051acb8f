import { BellRing, QrCode } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { DishPicture } from './dish-picture.tsx';
import { phoneTexts as t } from './marketing.texts.ts';
import { type PhoneDish, type PhoneMenu, phoneOrderOf } from './phone-menu.ts';

/** A small picture of the product above each promise. The words beside it say the same, so nothing is read aloud. */
const Scene = ({ children }: { children: ReactNode }) => (
  <div
    aria-hidden="true"
    className="relative mb-6 grid h-60 place-items-center overflow-hidden rounded-3xl bg-brand-soft"
  >
    {children}
  </div>
);

/** The card on a table. */
export const ScanScene = ({ menu }: { menu: PhoneMenu }) => {
  const text = useText();
  return (
    <Scene>
      <div className="-rotate-6 flex w-36 flex-col items-center rounded-2xl bg-card px-4 pt-4 pb-3 shadow-float rtl:rotate-6">
        <p className="mb-2 font-headline font-semibold">{menu.restaurant}</p>
        <QrCode strokeWidth={1.5} className="size-24 text-ink" />
        <p className="mt-2 w-full border-line border-t pt-2 text-center font-medium text-sm">
          {text(t.table)}
        </p>
      </div>
    </Scene>
  );
};

/** Two dishes of the menu: one at its price, one that has just run out. */
export const BuildScene = ({ menu }: { menu: PhoneMenu }) => {
  const text = useText();
  const [first, second] = menu.dishes;
  return (
    <Scene>
      <div className="flex w-full max-w-76 flex-col gap-3 px-5">
        {first && <DishLine dish={first} aside={<Price shekels={first.price} asEntered />} />}
        {second && (
          <DishLine
            dish={second}
            aside={
              <span className="rounded-full bg-warn-soft px-2.5 py-0.5 text-sm text-warn">
                {text(t.soldOut)}
              </span>
            }
          />
        )}
      </div>
    </Scene>
  );
};

const DishLine = ({ dish, aside }: { dish: PhoneDish; aside: ReactNode }) => (
  <div className="flex items-center gap-3 rounded-2xl bg-card p-2.5 pe-3.5 font-medium shadow-card">
    <DishPicture dish={dish} className="size-13" />
    <p className="min-w-0 flex-1 truncate">{dish.name}</p>
    {aside}
  </div>
);

/** The order as the kitchen meets it. */
export const OrdersScene = ({ menu }: { menu: PhoneMenu }) => {
  const text = useText();
  const order = phoneOrderOf(menu);
  return (
    <Scene>
      <div className="w-full max-w-64 rounded-2xl border-brand border-s-4 bg-card p-4 shadow-float">
        <div className="flex items-center justify-between gap-3">
          <p className="font-semibold text-lg">
            <bdi dir="ltr">#{order.number}</bdi> · {text(t.table)}
          </p>
          <BellRing className="size-5 text-brand" />
        </div>
        <ul className="mt-2 text-ink-2">
          {menu.dishes.slice(0, order.count).map(({ name }) => (
            <li key={name} className="truncate">
              {name}
            </li>
          ))}
        </ul>
        <p className="mt-3 rounded-control bg-brand py-2 text-center font-medium text-brand-contrast">
          {text(t.accept)}
        </p>
      </div>
    </Scene>
  );
};
