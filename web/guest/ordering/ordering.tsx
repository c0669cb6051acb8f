import { useEffect, useMemo, useState } from 'react';
import type { CallNews } from '../calls/call-news.ts';
import { DockCalls } from '../calls/table-calls.tsx';
import { CartBar } from '../cart/cart-bar.tsx';
import { CartNotices } from '../cart/cart-notices.tsx';
import { CartPanel } from '../cart/cart-panel.tsx';
import { type CartStore, useCart } from '../cart/cart-store.ts';
import { SentDialog } from '../cart/sent-dialog.tsx';
import { useCheckout } from '../cart/use-checkout.ts';
import { AvoidsSheet } from '../contents/avoids-sheet.tsx';
import { CartContents } from '../contents/cart-contents.tsx';
import { CertificateSheet } from '../contents/certificate-sheet.tsx';
import { MenuFoot } from '../contents/menu-foot.tsx';
import type { DemoParts } from '../demo/demo-parts.ts';
import { canOrder, dishesById, type GuestMenu } from '../guest-menu/guest-menu.ts';
import { HoursSheet } from '../hours/hours-sheet.tsx';
import { type UpdateMenu, usePassingTime } from '../hours/use-passing-time.ts';
import { useGuestLanguage } from '../language/guest-language.tsx';
import { useLightDismiss } from '../language/use-light-dismiss.ts';
import { myOrdersTexts } from '../orders/my-orders.texts.ts';
import { MyOrdersSheet } from '../orders/my-orders-sheet.tsx';
import { useMyOrders } from '../orders/use-my-orders.ts';
import type { PanelControl } from '../panel/use-panel.ts';
import { listPauses } from '../pauses/met-pauses.ts';
import { PauseNotice } from '../pauses/pause-notice.tsx';
import { offeredTables } from '../qr/scanned-table.ts';
import { TableNews, TableNotice } from '../qr/table-news.tsx';
import { useTable } from '../qr/use-table.ts';
import { WaitLine } from '../ready-time/wait-line.tsx';
import { orderTexts } from '../texts/order.texts.ts';
import { DockLine } from './dock.tsx';
import { ResumingLine } from './resuming-line.tsx';
import { useChangeOfMind } from './use-change-of-mind.tsx';
import { useFocusAfterHiding } from './use-focus-after-hiding.ts';

type OrderingProps = {
  menu: GuestMenu;
  store: CartStore;
  panels: PanelControl;
  refreshMenu: () => Promise<void>;
  updateMenu: UpdateMenu;
  /** Where the guest sits, in words; null where nothing says so. */
  onTable: (words: string | null) => void;
  demo?: DemoParts;
};

/** All of ordering except choosing dishes: cart bar, cart, checkout, and the order in progress. */
export const Ordering = ({ menu, store, panels, refreshMenu, updateMenu, onTable, demo }: OrderingProps) => {
  const { panel, openPanel, closePanel } = panels;
  const { _id: owner, timeZone } = menu.restaurant;
  const cart = useCart(store);
  useLightDismiss();
  // Nobody cooks in the demo, and its menu is not the one at its address.
  usePassingTime(demo ? null : menu.validUntil, updateMenu, refreshMenu);
  const dishes = useMemo(() => dishesById(menu), [menu]);
  const pauses = canOrder(menu) ? listPauses(menu) : [];
  const mine = useMyOrders(owner);
  const hide = useFocusAfterHiding(mine.forget);
  const { locale, text: t } = useGuestLanguage();
  const place = useTable(menu.restaurant, cart.length > 0, demo !== undefined);
  const mind = useChangeOfMind({ menu, dishes, store, mine, refreshMenu, openPanel });
  const { changing, notices, resuming } = mind;
  const checkout = useCheckout({
    owner,
    language: locale,
    store,
    table: place.table,
    onCodeRefused: place.refuse,
    refreshMenu,
    restaurant: demo?.restaurant,
    onSent: (order) => {
      // Sending the order accepted the menu's changes.
      notices.forget();
      // Nobody cooks it, so there is nothing to track.
      if (!demo) mine.remember(order);
      openPanel({ kind: 'sent', order });
    },
  });

  const seeChanges = () => {
    notices.forget();
    closePanel();
  };
  const [called, setCalled] = useState<CallNews | null>(null);
  const table = menu.isOpen ? place.table : null;
  const seat = table && t(orderTexts.table, { number: table.number });
  useEffect(() => onTable(seat), [seat, onTable]);
  const openCalls = () => openPanel({ kind: 'calls' });
  const kept = mine.orders.length + mine.past.length;
  const hasNews = notices.changes.length + pauses.length + kept + (called?.count ?? 0) > 0;
  const hasCart = canOrder(menu) && (cart.length > 0 || changing !== null);
  const isListOpen = panel?.kind === 'orders';
  const isEmpty = (isListOpen && !hasNews) || (panel?.kind === 'calls' && table === null);
  useEffect(() => {
    if (isEmpty) closePanel();
  }, [isEmpty, closePanel]);

  return (
    <>
      <MenuFoot menu={menu} onCertificate={() => openPanel({ kind: 'certificate' })}>
        {mine.past.length > 0 && (
          <button type="button" className="link" onClick={() => openPanel({ kind: 'orders' })}>
            {t(myOrdersTexts.title)}
          </button>
        )}
      </MenuFoot>
      <div className="dock">
        {resuming.current && <ResumingLine resuming={resuming} />}
        {place.news && menu.isOpen && panel?.kind !== 'cart' ? (
          <TableNews news={place.news} onHeard={place.hear} />
        ) : (
          <DockLine
            // The cart says both itself.
            changes={panel?.kind === 'cart' ? [] : notices.changes}
            pauses={panel?.kind === 'cart' ? [] : pauses}
            orders={mine.orders}
            call={called}
            timeZone={timeZone}
            onOpen={() => openPanel({ kind: 'orders' })}
            onOpenCalls={openCalls}
            onForget={hide}
            onRead={mine.markRead}
          />
        )}
        {(table !== null || hasCart) && (
          <div className="beside">
            {table !== null && (
              <DockCalls
                owner={owner}
                table={table}
                loadSheet={loadOrderPage}
                isBesideCart={hasCart}
                isOpen={panel?.kind === 'calls'}
                onOpen={openCalls}
                onClose={closePanel}
                onNews={setCalled}
                onCodeRefused={place.refuse}
              />
            )}
            {hasCart && <CartBar cart={cart} title={mind.title} onOpen={() => openPanel({ kind: 'cart' })} />}
          </div>
        )}
      </div>
      {panel?.kind === 'cart' && (
        <CartPanel
          store={store}
          cart={cart}
          dishes={mind.offered}
          changes={notices.changes}
          noticesTitle={mind.noticesTitle}
          changing={mind.cart}
          checkout={mind.checkout ?? checkout}
          tables={offeredTables(menu.restaurant, place.table)}
          namesAllTables={menu.restaurant.codedTables === undefined}
          table={place.table?.number ?? null}
          tableNews={place.news && <TableNotice news={place.news} onHeard={place.hear} />}
          timeZone={timeZone}
          isOpen={menu.isOpen}
          pause={mind.pause}
          contents={
            <CartContents cart={cart} dishes={dishes} onChange={() => openPanel({ kind: 'avoids' })} />
          }
          wait={!demo && <WaitLine ownerId={owner} />}
          onClose={() => {
            closePanel();
            notices.forget();
          }}
        />
      )}
      {isListOpen && (
        <MyOrdersSheet
          orders={mine.orders}
          notices={
            <>
              {called && (
                <button type="button" className="notice" onClick={openCalls}>
                  {called.words}
                </button>
              )}
              <CartNotices changes={notices.changes} timeZone={timeZone} onSeen={seeChanges} />
              <PauseNotice pauses={pauses} timeZone={timeZone} />
            </>
          }
          past={mine.past}
          onAgain={canOrder(menu) ? (token) => resuming.start({ how: 'again', token }) : null}
          onForget={hide}
          onRead={mine.markRead}
          onClose={closePanel}
        />
      )}
      {panel?.kind === 'avoids' && <AvoidsSheet onClose={closePanel} />}
      {panel?.kind === 'certificate' && <CertificateSheet ownerId={owner} onClose={closePanel} />}
      {panel?.kind === 'hours' && (
        <HoursSheet ownerId={owner} takesOrders={menu.restaurant.plan !== 'basic'} onClose={closePanel} />
      )}
      {panel?.kind === 'sent' &&
        (demo ? (
          <demo.Sent order={panel.order} onClose={closePanel} />
        ) : (
          <SentDialog order={panel.order} isChange={panel.isChange} onClose={closePanel} />
        ))}
    </>
  );
};

/** Here, so that search and dish contents do not make the menu page heavier. */
export { AllergySwitch } from '../cart/allergy-switch.tsx';
export { DishContents } from '../contents/dish-contents.tsx';
export { HiddenDishes } from '../contents/hidden-dishes.tsx';
export { Finder } from '../find/finder.tsx';
export { NoMenu } from '../guest-menu/no-menu.tsx';
export { ClosedNotice } from '../hours/closed-notice.tsx';
export { OpeningLine } from '../hours/opening-line.tsx';
export { ServingLine } from '../hours/serving-line.tsx';
export { openLiveMenu } from '../live/live-menu.ts';
export { applyStyle } from '../theme/apply-style.ts';

/** A file of its own, of which most is here: it comes after this one. */
export const loadOrderPage = () => import('../orders/order-page.tsx');
