import { Check, Plus } from 'lucide-react';
import { phoneTexts as t } from '#core/i18n/texts/marketing.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { LogoMark } from '#web/ui/logo.tsx';
import { Price } from '#web/ui/price.tsx';
import { phoneDishes, phoneOrder, pizzaPicture } from './phone-dishes.ts';

/** A picture of the product: the guest's phone, and the order it has just sent. Read aloud as one image. */
export const PhoneMockup = () => {
  const text = useText();
  return (
    <div role="img" aria-label={text(t.picture)} className="relative mx-auto w-fit px-8 py-4 sm:px-16">
      <div aria-hidden="true" className="absolute inset-4 rounded-[6rem] bg-brand-soft sm:inset-x-2" />
      <div
        aria-hidden="true"
        className="relative w-68 overflow-hidden rounded-[2.75rem] border-[10px] border-ink bg-paper shadow-float sm:w-76"
      >
        <PhoneScreen />
      </div>
      <NewOrderTicket />
      <ReadyTicket />
    </div>
  );
};

const PhoneScreen = () => {
  const text = useText();
  return (
    <div className="flex h-136 flex-col sm:h-150">
      <div className="relative bg-brand px-4 pt-3 pb-4 text-brand-contrast">
        <div className="mx-auto mb-4 h-1.5 w-16 rounded-full bg-ink/40" />
        <div className="flex items-center gap-3">
          <span className="rounded-full bg-brand-contrast p-0.5">
            <LogoMark className="size-9" />
          </span>
          <div>
            <p className="font-headline font-semibold text-xl leading-tight">{text(t.restaurant)}</p>
            <p className="flex items-center gap-1.5 text-sm">
              <span className="size-2 rounded-full bg-brand-contrast" />
              {text(t.open)}
            </p>
          </div>
        </div>
      </div>
      <div className="flex gap-4 border-line border-b px-4 text-sm">
        <span className="border-brand border-b-2 py-2.5 font-medium">{text(t.mains)}</span>
        <span className="py-2.5 text-ink-2">{text(t.starters)}</span>
        <span className="py-2.5 text-ink-2">{text(t.desserts)}</span>
      </div>
      <div className="flex flex-1 flex-col gap-2.5 overflow-hidden p-3">
        {phoneDishes.map((dish) => (
          <div
            key={dish.picture}
            className="flex items-center gap-3 rounded-2xl border border-line bg-card p-2 shadow-card"
          >
            <div className="min-w-0 flex-1 ps-1.5">
              <p className="truncate font-medium">{text(dish.name)}</p>
              <p className="truncate text-ink-2 text-sm">{text(dish.note)}</p>
              <Price shekels={dish.price} asEntered className="font-semibold text-brand" />
            </div>
            <span className={`relative grid size-18 shrink-0 place-items-center rounded-xl ${dish.tint}`}>
              <img src={dish.picture} alt="" width="56" height="56" className="size-14" />
              <span className="absolute end-1 bottom-1 grid size-6 place-items-center rounded-full bg-brand text-brand-contrast">
                <Plus className="size-4" />
              </span>
            </span>
          </div>
        ))}
      </div>
      <div className="m-3 flex items-center justify-between rounded-2xl bg-brand px-4 py-3 font-medium text-brand-contrast">
        <span className="flex items-center gap-2">
          <span className="grid size-6 place-items-center rounded-full bg-brand-contrast text-brand text-sm tabular-nums">
            {phoneOrder.count}
          </span>
          {text(t.cart)}
        </span>
        <Price shekels={phoneOrder.total} />
      </div>
    </div>
  );
};

const NewOrderTicket = () => {
  const text = useText();
  return (
    <div
      aria-hidden="true"
      className="-end-1 sm:-end-8 absolute top-14 flex items-center gap-3 rounded-2xl border border-line bg-card p-3 pe-4 shadow-float motion-safe:animate-[float_7s_ease-in-out_infinite]"
    >
      <img src={pizzaPicture} alt="" width="40" height="40" className="size-10" />
      <div>
        <p className="text-ink-2 text-sm">{text(t.newOrder)}</p>
        <p className="font-semibold">
          <bdi dir="ltr">#{phoneOrder.number}</bdi> · {text(t.table)}
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
