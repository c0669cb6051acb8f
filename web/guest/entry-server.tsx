import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Locale } from '#core/i18n/locale.ts';
import { translatorFor } from '#core/i18n/text.ts';
import { menuTexts } from '#core/i18n/texts/guest.texts.ts';
import { orderTexts } from '#core/i18n/texts/guest-order.texts.ts';
import { imageHashFromUrl, imageUrl } from '#core/menus/image-urls.ts';
import { defaultMenuLook, type FontStyle, type LayoutStyle } from '#core/menus/menu-look.ts';
import { emptyCart } from '#core/orders/cart.ts';
import type { GuestOrder } from '#core/orders/order-shape.ts';
import type { PublicMenu } from '#core/restaurants/restaurants.contract.ts';
import { fontStackOf } from '#core/theme/fonts.ts';
import { menuTheme, menuThemeStyle } from '#core/theme/menu-theme.ts';
import { LocaleProvider } from '#web/lib/i18n/locale-provider.tsx';
import type { CartStore } from './cart/cart-store.ts';
import { type RenderedPage, renderDocument } from './document/html-document.ts';
import { packMenu } from './document/page-data.ts';
import { structuredData } from './document/structured-data.ts';
import { GuestPage } from './guest-page.tsx';
import { toGuestMenu } from './menu/guest-menu.ts';
import { sectionAnchor } from './menu/menu-section.tsx';
import { OrderPage } from './order/order-page.tsx';

/** What the build leaves in `dist/guest-assets.json`, and the fonts of this page. */
export type GuestAssets = {
  script: string;
  css: string;
  /** A page carries only its own layout; the others come with `lateCss`, in case the owner changes it meanwhile. */
  layoutCss: Record<LayoutStyle, string>;
  /** Styles of the order page only, beside `css`. */
  orderCss: string;
  lateCss: string | null;
  earlyScript: string;
  fontFaces: string;
  fontPreloads: string[];
};
export type GuestPageInput = {
  locale: Locale;
  menu: PublicMenu;
  /** The public base address, without a slash at the end. */
  origin: string;
  canonicalPath: string;
  assets: GuestAssets;
};
export type OrderPageInput = {
  locale: Locale;
  order: GuestOrder;
  /** The look of the restaurant's menu, when it has one. */
  look?: { primaryColor: string; fontStyle: FontStyle } | null;
  origin: string;
  canonicalPath: string;
  assets: GuestAssets;
};

/** A cart that is always empty: the server renders the same page for every guest. */
const noCart: CartStore = { read: () => emptyCart, change: () => {}, subscribe: () => () => {} };

const render = (locale: Locale, content: ReactNode): string =>
  renderToString(
    <LocaleProvider initialLocale={locale} ownsDocument={false}>
      {content}
    </LocaleProvider>,
    // React puts preloads of eager pictures first; the pictures themselves follow in the same packet.
  ).replace(/^(?:<link rel="preload"[^>]*>)+/, '');

const lookStyle = (look: { primaryColor: string; fontStyle: FontStyle }): string =>
  `:root{${menuThemeStyle(menuTheme(look.primaryColor))};--font:${fontStackOf(look.fontStyle)}}`;

/** How many dishes each section has, from which the stylesheet estimates the height of those not yet on screen. */
const sectionStyle = ({ menu }: PublicMenu): string =>
  (menu?.sections ?? [])
    .map(({ dishes }, place) => `#${sectionAnchor(place)}{--n:${dishes.length}}`)
    .join('');

export const renderGuestPage = (input: GuestPageInput): RenderedPage => {
  const { locale, menu, origin, canonicalPath, assets } = input;
  const t = translatorFor(locale);
  const { name, description } = menu.restaurant;
  const logo = menu.menu?.logo && imageHashFromUrl(menu.menu.logo);
  const look = menu.menu ?? defaultMenuLook;
  return renderDocument({
    locale,
    assets,
    title: t(menuTexts.pageTitle, { name }),
    description: menu.menu?.description || description || t(menuTexts.pageDescription, { name }),
    url: `${origin}${canonicalPath}`,
    picture: logo ? `${origin}${imageUrl(logo, 640, 'jpg')}` : null,
    themeColor: menuTheme(look.primaryColor).primary,
    style:
      assets.css +
      assets.layoutCss[look.layoutStyle] +
      assets.fontFaces +
      lookStyle(look) +
      sectionStyle(menu),
    earlyScript: menu.isOpen ? assets.earlyScript : null,
    body: render(locale, <GuestPage initial={toGuestMenu(menu)} store={noCart} earlyTaps={null} />),
    data: { id: 'menu-data', value: packMenu(menu) },
    structuredData: structuredData(menu, `${origin}${canonicalPath}`, origin),
    isPrivate: false,
  });
};

export const renderOrderPage = (input: OrderPageInput): RenderedPage => {
  const { locale, order, origin, canonicalPath, assets } = input;
  const t = translatorFor(locale);
  const look = input.look ?? defaultMenuLook;
  const title = `${t(orderTexts.title, { number: order.displayOrderNumber })} – ${order.restaurantName}`;
  return renderDocument({
    locale,
    assets: { ...assets, lateCss: null },
    title,
    description: title,
    url: `${origin}${canonicalPath}`,
    picture: null,
    themeColor: menuTheme(look.primaryColor).primary,
    style: assets.css + assets.orderCss + assets.fontFaces + lookStyle(look),
    earlyScript: null,
    body: render(locale, <OrderPage initial={order} />),
    data: { id: 'order-data', value: order },
    structuredData: null,
    isPrivate: true,
  });
};
