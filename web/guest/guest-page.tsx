import { useCallback, useEffect, useMemo, useState } from 'react';
import { declaresAny } from '#core/menus/dishes/declared-allergens.ts';
import type { DietaryTag } from '#core/menus/dishes/dietary-tags.ts';
import { type CartLine, cartCount, cartLineFor } from '#core/orders/cart/cart.ts';
import { needsChoosing, noChoices } from '#core/orders/lines/choices.ts';
import type { GuestPageMode } from '#core/pages/page-renderer.ts';
import { CartButton } from './cart/cart-button.tsx';
import { type CartStore, useCart } from './cart/cart-store.ts';
import { asksBefore } from './contents/asks-before.ts';
import { AvoidedWarning } from './contents/avoided-warning.tsx';
import type { DemoParts } from './demo/demo-parts.ts';
import { DishDialog } from './dish/dish-dialog.tsx';
import { FindButton } from './find/find-button.tsx';
import { GuestHero } from './guest-menu/guest-hero.tsx';
import { canOrder, dishesOf, type GuestDish, type GuestMenu, sectionsWith } from './guest-menu/guest-menu.ts';
import { GuestPageHeader } from './guest-menu/guest-page-header.tsx';
import { MenuSection } from './guest-menu/menu-section.tsx';
import { SectionTabs } from './guest-menu/section-tabs.tsx';
import type { WaitingParts } from './guest-menu/waiting-part.tsx';
import { useLiveMenu } from './live/use-live-menu.ts';
import { keepLoadingOrdering } from './ordering/load-ordering.ts';
import { useOrdering } from './ordering/use-ordering.ts';
import { usePanel } from './panel/use-panel.ts';
import type { PendingTaps } from './pre-hydration/pending-taps.ts';
import { useReplayTaps } from './pre-hydration/use-replay-taps.ts';
import { useLiveStyle } from './use-live-style.ts';

type GuestPageProps = {
  initial: GuestMenu;
  store: CartStore;
  pendingTaps: PendingTaps | null;
  /** Called for every dish that is opened. */
  onOpenDish?: (dishId: string) => void;
  mode: GuestPageMode;
  parts: WaitingParts;
  /** Passed by the demo alone, so that guests do not load it. */
  demo?: DemoParts;
};

/** The guest menu: browsing for everybody, a cart where the restaurant takes orders now. */
export const GuestPage = (props: GuestPageProps) => {
  const { initial, store, pendingTaps, onOpenDish, mode, parts, demo } = props;
  const { ServingLine, OpeningLine, ClosedNotice, NoMenu } = parts;
  const panels = usePanel();
  const { panel, openPanel, closePanel } = panels;
  const { menu, refresh, update, changeStyle } = useLiveMenu(
    initial,
    mode,
    panel?.kind === 'cart',
    keepLoadingOrdering,
  );
  useLiveStyle(menu.style);
  const owner = menu.restaurant._id;
  const isOrdering = canOrder(menu);
  const cart = useCart(store);
  const [isFinding, setFinding] = useState(false);
  // The editor's preview is mostly for viewing.
  const ordering = useOrdering(mode !== 'preview' || isFinding || panel !== null || cart.length > 0);
  const [table, setTable] = useState<string | null>(null);
  const [found, setFound] = useState<ReadonlySet<string> | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<string> | null>(null);

  const open = useCallback((dish: GuestDish) => openPanel({ kind: 'dish', dishId: dish.id }), [openPanel]);
  const putNow = useCallback(
    (line: CartLine) => {
      store.put(line);
      closePanel();
    },
    [store, closePanel],
  );
  const put = useCallback(
    (dish: GuestDish, line: CartLine) => {
      // Part of this script: a question that failed to load would let the dish through.
      if (asksBefore(dish, store.read())) openPanel({ kind: 'warning', line });
      else putNow(line);
    },
    [store, openPanel, putNow],
  );
  const add = useCallback(
    (dish: GuestDish) => {
      const line = needsChoosing(dish) ? null : cartLineFor(dish, noChoices);
      if (line) put(dish, line);
      else open(dish);
    },
    [put, open],
  );
  useReplayTaps(pendingTaps, initial, add, open);

  const dishes = useMemo(() => dishesOf(menu), [menu]);
  const tags = useMemo(() => new Set<DietaryTag>(dishes.flatMap((dish) => dish.dietary)), [dishes]);
  const openDish = panel?.kind === 'dish' ? dishes.find((dish) => dish.id === panel.dishId) : undefined;
  const warned =
    panel?.kind === 'warning' ? dishes.find((dish) => dish.id === panel.line.realDishId) : undefined;
  const openId = openDish?.id;
  useEffect(() => {
    if (openId) onOpenDish?.(openId);
  }, [openId, onOpenDish]);
  const dishIsGone = panel?.kind === 'dish' && !openDish;
  useEffect(() => {
    if (dishIsGone) closePanel();
  }, [dishIsGone, closePanel]);
  const sections = useMemo(
    () => menu.sections && sectionsWith(menu.sections, found, hidden),
    [menu, found, hidden],
  );
  const openHours = useCallback(() => openPanel({ kind: 'hours' }), [openPanel]);
  const openAvoids = useCallback(() => openPanel({ kind: 'avoids' }), [openPanel]);
  const openSection = openDish && menu.sections?.find((section) => section.dishes.includes(openDish));

  return (
    <>
      {demo && menu.style && <demo.Controls style={menu.style} onChange={changeStyle} />}
      <GuestPageHeader
        name={menu.restaurant.name}
        logo={menu.logo}
        table={table}
        tools={
          dishes.length > 0 && <FindButton isFinding={isFinding} onToggle={() => setFinding((was) => !was)} />
        }
      >
        {isOrdering && (
          <CartButton ownerId={owner} count={cartCount(cart)} onOpen={() => openPanel({ kind: 'cart' })} />
        )}
      </GuestPageHeader>
      {menu.sections && sections ? (
        <main>
          <GuestHero
            menu={menu}
            ClosedNotice={ClosedNotice}
            OpeningLine={OpeningLine}
            onHours={openHours}
            onAllergies={dishes.some((dish) => declaresAny(dish.allergens)) && openAvoids}
          />
          {ordering && isFinding ? (
            <ordering.Finder menu={menu} tags={tags} onFound={setFound} onClose={() => setFinding(false)} />
          ) : (
            <SectionTabs sections={sections} />
          )}
          {ordering && <ordering.HiddenDishes menu={menu} onHidden={setHidden} onChange={openAvoids} />}
          <div className={`list ${menu.layout}`}>
            {sections.map((section, index) => (
              <MenuSection
                key={section.id}
                section={section}
                index={index}
                layout={menu.layout}
                canOrder={isOrdering}
                ServingLine={ServingLine}
                onOpen={open}
                onAdd={add}
              />
            ))}
          </div>
        </main>
      ) : (
        <NoMenu />
      )}
      {openSection && (
        <DishDialog
          key={openDish.id}
          dish={openDish}
          showImage={openSection.showImages}
          serving={openSection.serving}
          ServingLine={ServingLine}
          canOrder={isOrdering && openSection.serving?.isServed !== false}
          AllergySwitch={ordering?.AllergySwitch}
          contents={ordering && <ordering.DishContents dish={openDish} />}
          onAdd={(line) => put(openDish, line)}
          onClose={closePanel}
        />
      )}
      {panel?.kind === 'warning' && warned && (
        <AvoidedWarning dish={warned} onAdd={() => putNow(panel.line)} onClose={closePanel} />
      )}
      {ordering && (
        <ordering.Ordering
          menu={menu}
          store={store}
          panels={panels}
          refreshMenu={refresh}
          updateMenu={update}
          onTable={setTable}
          demo={demo}
        />
      )}
    </>
  );
};
