import { Check, ChefHat, Minus, Plus, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Text } from '#core/i18n/text.ts';
import { dishesInCart, type EveningStep, shownNumber, shownStage } from '#core/marketing/shown-evening.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { Price } from '#web/ui/content/price.tsx';
import { LogoMark } from '#web/ui/layout/logo.tsx';
import { phoneTexts as t } from '../marketing.texts.ts';
import { DishPicture } from './dish-picture.tsx';
import { cartTotal, type PhoneDish, type PhoneMenu } from './phone-menu.ts';

/** The guest's phone: the menu, what is put into the cart, and what becomes of the order. */
export const PhoneMockup = ({ menu, step }: { menu: PhoneMenu; step: EveningStep }) => {
  const inCart = dishesInCart(step);
  return (
    <div className="flex h-136 w-68 shrink-0 flex-col overflow-hidden rounded-[2.75rem] border-[10px] border-ink bg-paper shadow-float">
      <PhoneHeader menu={menu} />
      <div className="flex flex-1 flex-col gap-2.5 overflow-hidden p-3">
        {menu.dishes.map((dish, index) => (
          <DishRow key={dish.name} dish={dish} isInCart={index < inCart} />
        ))}
      </div>
      <PhoneFoot step={step} menu={menu} />
    </div>
  );
};

const PhoneHeader = ({ menu }: { menu: PhoneMenu }) => {
  const text = useText();
  return (
    <>
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
    </>
  );
};

const DishRow = ({ dish, isInCart }: { dish: PhoneDish; isInCart: boolean }) => (
  <div
    className={classes(
      'flex items-center gap-3 rounded-2xl border bg-card p-2 shadow-card transition-colors',
      isInCart ? 'border-brand' : 'border-line',
    )}
  >
    <div className="min-w-0 flex-1 ps-1.5">
      <p className="truncate font-medium">{dish.name}</p>
      <p className="truncate text-ink-2 text-sm">{dish.note}</p>
      <Price shekels={dish.price} asEntered className="font-semibold text-brand" />
    </div>
    <DishPicture dish={dish} className="size-18">
      <span className="absolute end-1 bottom-1 flex h-6 items-center gap-1 rounded-full bg-brand px-1 text-brand-contrast tabular-nums">
        {isInCart && (
          <>
            <Minus className="size-4" />
            <bdi>{onePortion}</bdi>
          </>
        )}
        <Plus className="size-4" />
      </span>
    </DishPicture>
  </div>
);

const onePortion = 1;
const foot =
  'm-3 flex min-h-12 animate-pop-in items-center justify-between gap-2 rounded-2xl px-4 py-3 font-medium';

const PhoneFoot = ({ step, menu }: { step: EveningStep; menu: PhoneMenu }) => {
  const text = useText();
  const stage = shownStage(step);
  const count = dishesInCart(step);
  if (stage === 'waitingApproval') return <OrderPill icon={<Send />} says={t.received} />;
  if (stage === 'inProcess') return <OrderPill icon={<ChefHat />} says={t.cooking} />;
  if (stage) return <OrderPill icon={<Check />} says={t.ready} isReady />;
  if (count === 0) return <div className={classes(foot, 'invisible')} />;
  return (
    <div className={classes(foot, 'bg-brand text-brand-contrast')}>
      <span className="flex items-center gap-2">
        <span className="grid size-6 place-items-center rounded-full bg-brand-contrast text-brand text-sm tabular-nums">
          {count}
        </span>
        {text(t.cart)}
      </span>
      <Price shekels={cartTotal(menu, count)} />
    </div>
  );
};

type OrderPillProps = { icon: ReactNode; says: Text; isReady?: boolean };

const OrderPill = ({ icon, says, isReady = false }: OrderPillProps) => {
  // These words take no values.
  const text = useText() as (words: Text) => string;
  return (
    <div className={classes(foot, isReady ? 'bg-ok-soft text-ok' : 'bg-brand-soft text-brand')}>
      <span className="flex items-center gap-2 [&_svg]:size-5">
        {icon}
        {text(says)}
      </span>
      <bdi dir="ltr" className="tabular-nums">
        #{shownNumber}
      </bdi>
    </div>
  );
};
