import { Check, Plus } from 'lucide-react';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSite } from '#web/lib/site/site-info.tsx';
import { Price } from '#web/ui/content/price.tsx';
import { LogoMark } from '#web/ui/layout/logo.tsx';
import { DishPicture } from './dish-picture.tsx';
import { phoneTexts as t } from './marketing.texts.ts';
import { type PhoneMenu, phoneMenu, phoneOrderOf } from './phone-menu.ts';

/** A picture of the product: the guest's phone, and the order it has just sent. Read aloud as one image. */
export const PhoneMockup = () => {
  const text = useText();
  const { locale } = useLocale();
  const menu = phoneMenu(useSite().demo?.[locale] ?? null, text);
  return (
    <div role="img" aria-label={text(t.picture)} className="relative mx-auto w-fit px-8 py-4 sm:px-16">
      <div aria-hidden="true" className="absolute inset-4 rounded-[6rem] bg-brand-soft sm:inset-x-2" />
      <div
        aria-hidden="true"
        className="relative w-68 overflow-hidden rounded-[2.75rem] border-[10px] border-ink bg-paper shadow-float sm:w-76"
      >
        <PhoneScreen menu={menu} />
      </div>
      <NewOrderTicket menu={menu} />
      <ReadyTicket />
    </div>
  );
};

const PhoneScreen = ({ menu }: { menu: PhoneMenu }) => {
  const text = useText();
  const order = phoneOrderOf(menu);
  return (
    <div className="flex h-136 flex-col sm:h-150">
      <div className="relative bg-brand px-4 pt-3 pb-4 text-brand-contrast">
        <div className="mx-auto mb-4 h-1.5 w-16 rounded-full bg-ink/40" />
        <div className="flex items-center gap-3">
          <span className="rounded-full bg-brand-contrast p-0.5">
            <LogoMark className="size-9" />
          </span>
          <div>
            <p className="font-headline font-semibold text-xl leading-tight">{menu.restaurant}</p>
            <p className="flex items-center gap-1.5 text-sm">
              <span className="size-2 rounded-full bg-brand-contrast" />
              {text(t.open)}
            </p>
          </div>
        </div>
      </div>
      <div className="flex gap-4 overflow-hidden whitespace-nowrap border-line border-b px-4 text-sm">
        {menu.sections.map((section, index) => (
          <span
            key={section}
            className={index === 0 ? 'border-brand border-b-2 py-2.5 font-medium' : 'py-2.5 text-ink-2'}
          >
            {section}
          </span>
        ))}
      </div>
      <div className="flex flex-1 flex-col gap-2.5 overflow-hidden p-3">
        {menu.dishes.map((dish) => (
          <div
            key={dish.name}
            className="flex items-center gap-3 rounded-2xl border border-line bg-card p-2 shadow-card"
          >
            <div className="min-w-0 flex-1 ps-1.5">
              <p className="truncate font-medium">{dish.name}</p>
              <p className="truncate text-ink-2 text-sm">{dish.note}</p>
              <Price shekels={dish.price} asEntered className="font-semibold text-brand" />
            </div>
            <DishPicture dish={dish} className="size-18">
              <span className="absolute end-1 bottom-1 grid size-6 place-items-center rounded-full bg-brand text-brand-contrast">
                <Plus className="size-4" />
              </span>
            </DishPicture>
          </div>
        ))}
      </div>
      <div className="m-3 flex items-center justify-between rounded-2xl bg-brand px-4 py-3 font-medium text-brand-contrast">
        <span className="flex items-center gap-2">
          <span className="grid size-6 place-items-center rounded-full bg-brand-contrast text-brand text-sm tabular-nums">
            {order.count}
          </span>
          {text(t.cart)}
        </span>
        <Price shekels={order.total} />
      </div>
    </div>
  );
};

const NewOrderTicket = ({ menu }: { menu: PhoneMenu }) => {
  const text = useText();
  const [dish] = menu.dishes;
  return (
    <div
      aria-hidden="true"
      className="-end-1 sm:-end-8 absolute bottom-26 flex sm:top-14 sm:bottom-auto items-center gap-3 rounded-2xl border border-line bg-card p-3 pe-4 shadow-float motion-safe:animate-[float_7s_ease-in-out_infinite]"
    >
      {dish && <DishPicture dish={dish} className="size-11" />}
      <div>
        <p className="text-ink-2 text-sm">{text(t.newOrder)}</p>
        <p className="font-semibold">
          <bdi dir="ltr">#{phoneOrderOf(menu).number}</bdi> · {text(t.table)}
        </p>
      </div>
    </div>
  );
};

const ReadyTicket = () => {
  const text = useText();
  return (
    <div
      aria-hidden="true"
      className="-start-20 absolute bottom-24 hidden items-center gap-2.5 rounded-2xl border border-line bg-card p-3 pe-4 font-medium shadow-float sm:flex motion-safe:animate-[float_8s_ease-in-out_-3s_infinite]"
    >
      <span className="grid size-8 place-items-center rounded-full bg-ok-soft text-ok">
        <Check className="size-5" />
      </span>
      {text(t.ready)}
    </div>
  );
};
