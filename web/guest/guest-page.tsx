import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GuestPageMode } from '#core/http/page-renderer.ts';
import type { DietaryTag } from '#core/menus/dietary-tags.ts';
import { addToCart, cartCount, cartLineFor } from '#core/orders/cart.ts';
import { needsChoosing, noChoices } from '#core/orders/choices.ts';
import { CartButton } from './cart/cart-button.tsx';
import { type CartStore, useCart } from './cart/cart-store.ts';
import type { DemoParts } from './demo/demo-parts.ts';
import { DishDialog } from './dish/dish-dialog.tsx';
import type { EarlyTaps } from './early-cart.ts';
import { FindButton } from './find/find-button.tsx';
import { useEarlyTaps } from './kit/use-early-taps.ts';
import { useLateOrdering } from './kit/use-late-ordering.ts';
import { usePanel } from './kit/use-panel.ts';
import { useLiveMenu } from './live/use-live-menu.ts';
import { useLiveLook } from './look/use-live-look.ts';
import { DietarySymbols } from './menu/dietary-icons.tsx';
import { canOrder, dishesOf, type GuestDish, type GuestMenu, sectionsWith } from './menu/guest-menu.ts';
import { Hero } from './menu/hero.tsx';
import { MenuSection } from './menu/menu-section.tsx';
import { NoMenu } from './menu/no-menu.tsx';
import { PageHeader } from './menu/page-header.tsx';
import { SectionTabs } from './menu/section-tabs.tsx';

type GuestPageProps = {
  initial: GuestMenu;
  store: CartStore;
  earlyTaps: EarlyTaps | null;
  mode: GuestPageMode;
  /** Brought by the demo alone, so that no guest pays for it. */
  demo?: DemoParts;
};

/** The public menu: browsing for everybody, a cart where the restaurant takes orders now. */
export const GuestPage = ({ initial, store, earlyTaps, mode, demo }: GuestPageProps) => {
  const { menu, refresh, changeLook } = useLiveMenu(initial, mode);
  useLiveLook(menu.look);
  const owner = menu.restaurant._id;
  const isOrdering = canOrder(menu);
  const cart = useCart(store);
  const panels = usePanel();
  const { panel, openPanel, closePanel } = panels;
  const late = useLateOrdering();
  const [isFinding, setFinding] = useState(false);
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);

  const open = useCallback((dish: GuestDish) => openPanel({ kind: 'dish', dishId: dish.id }), [openPanel]);
  const add = useCallback(
    (dish: GuestDish) => {
      const line = needsChoosing(dish) ? null : cartLineFor(dish, noChoices);
      if (line) store.change((current) => addToCart(current, line));
      else openPanel({ kind: 'dish', dishId: dish.id });
    },
    [store, openPanel],
  );
  useEarlyTaps(earlyTaps, initial, add, open);

  const dishes = useMemo(() => dishesOf(menu), [menu]);
  const tags = useMemo(() => new Set<DietaryTag>(dishes.flatMap((dish) => dish.dietary)), [dishes]);
  const openDish = panel?.kind === 'dish' ? dishes.find((dish) => dish.id === panel.dishId) : undefined;
  const dishIsGone = panel?.kind === 'dish' && !openDish;
  useEffect(() => {
    if (dishIsGone) closePanel();
  }, [dishIsGone, closePanel]);
  const sections = useMemo(() => menu.sections && sectionsWith(menu.sections, found), [menu, found]);
  const showsImage = (dish: GuestDish) =>
    menu.sections?.some((section) => section.showImages && section.dishes.includes(dish)) ?? false;

  return (
    <>
      {demo && menu.look && <demo.Controls look={menu.look} onChange={changeLook} />}
      <PageHeader
        name={menu.restaurant.name}
        logo={menu.logo}
        tools={
          dishes.length > 0 && <FindButton isFinding={isFinding} onToggle={() => setFinding((was) => !was)} />
        }
      >
        {isOrdering && (
          <CartButton ownerId={owner} count={cartCount(cart)} onOpen={() => openPanel({ kind: 'cart' })} />
        )}
      </PageHeader>
      {menu.sections && sections ? (
        <main>
          <Hero menu={menu} />
          {late && isFinding ? (
            <late.Finder
              sections={menu.sections}
              tags={tags}
              onFound={setFound}
              onClose={() => setFinding(false)}
            />
          ) : (
            <SectionTabs sections={sections} />
          )}
          <div className={`list ${menu.layout}`}>
            {sections.map((section, place) => (
              <MenuSection
                key={section.id}
                section={section}
                place={place}
                layout={menu.layout}
                canOrder={isOrdering}
                onOpen={open}
                onAdd={add}
              />
            ))}
          </div>
          <DietarySymbols tags={tags} />
        </main>
      ) : (
        <NoMenu />
      )}
      {openDish && (
        <DishDialog
          key={openDish.id}
          dish={openDish}
          showImage={showsImage(openDish)}
          canOrder={isOrdering}
          onAdd={(line) => {
            store.change((current) => addToCart(current, line));
            closePanel();
          }}
          onClose={closePanel}
        />
      )}
      {late && <late.Ordering menu={menu} store={store} panels={panels} refreshMenu={refresh} demo={demo} />}
    </>
  );
};
