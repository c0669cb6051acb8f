import { type ComponentType, lazy, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { GuestLocale } from '#core/i18n/locale.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import type { GuestPageMode } from '#core/pages/page-renderer.ts';
import { createCartStore } from './cart/cart-store.ts';
import type { DemoParts } from './demo/demo-parts.ts';
import { readDisplayedDishes } from './document/displayed-dishes.ts';
import { type PackedMenu, unpackMenu } from './document/page-data.ts';
import { toGuestMenu } from './guest-menu/guest-menu.ts';
import { GuestPageHeader } from './guest-menu/guest-page-header.tsx';
import { type WaitingParts, waitingPart } from './guest-menu/waiting-part.tsx';
import { GuestPage } from './guest-page.tsx';
import { GuestLanguage } from './language/guest-language.tsx';
import { keepLoadingOrdering, keepLoadingOrderPage, type Ordering } from './ordering/load-ordering.ts';
import { countedTable } from './qr/scanned-table.ts';
import { createViewCounter } from './views/view-counter.ts';

const embedded = <T,>(id: string): T | null => {
  const text = document.getElementById(id)?.textContent;
  return text ? (JSON.parse(text) as T) : null;
};

const hydrate = (content: ReactNode): void => {
  const root = document.getElementById('root');
  if (!root) return;
  startTransition(() => {
    hydrateRoot(
      root,
      <GuestLanguage locale={document.documentElement.lang as GuestLocale}>{content}</GuestLanguage>,
    );
  });
};

const late = <Props extends object>(pick: (ordering: Ordering) => ComponentType<Props>) =>
  waitingPart(lazy(async () => ({ default: pick(await keepLoadingOrdering()) })));
const parts: WaitingParts = {
  ServingLine: late(({ ServingLine }) => ServingLine),
  OpeningLine: late(({ OpeningLine }) => OpeningLine),
  ClosedNotice: late(({ ClosedNotice }) => ClosedNotice),
  NoMenu: late(({ NoMenu }) => NoMenu),
};

const packed = embedded<PackedMenu>('menu-data');
const sent = embedded<{ order: GuestOrder; logo: string | null }>('order-data');
if (packed) {
  const menu = toGuestMenu(unpackMenu(packed, readDisplayedDishes(document)));
  const mode = (document.getElementById('root')?.dataset.mode ?? 'guest') as GuestPageMode;
  const show = (demo?: DemoParts) => {
    // The demo's menus differ by language, so its carts do too.
    const cart = demo ? `demo-${document.documentElement.lang}` : menu.restaurant._id;
    // Previews and the demo are not counted as guests.
    const table = countedTable(location.search, menu.restaurant);
    const views = mode === 'guest' ? createViewCounter(menu.restaurant._id, table) : null;
    // As hydration begins: a tap after this line is React's, a tap before it is handed over, none is lost or doubled.
    const pendingTaps = window.takePendingTaps?.() ?? null;
    hydrate(
      <GuestPage
        initial={menu}
        store={createCartStore(cart, views?.put)}
        pendingTaps={pendingTaps}
        onOpenDish={views?.open}
        mode={mode}
        parts={parts}
        demo={demo}
      />,
    );
  };
  if (mode === 'demo') void import('./demo/demo-parts.ts').then(({ demoParts }) => show(demoParts));
  else show();
} else if (sent) {
  const { order, logo } = sent;
  void keepLoadingOrderPage().then(({ OrderPage }) =>
    hydrate(
      <>
        <GuestPageHeader name={order.restaurantName} logo={logo} />
        <OrderPage initial={order} />
      </>,
    ),
  );
}
