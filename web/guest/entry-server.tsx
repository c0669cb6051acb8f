import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { GuestMenuAnswer } from '#core/guest-menu/guest-menu.contract.ts';
import { type GuestLocale, guestLocales } from '#core/i18n/locale.ts';
import { translatorFor } from '#core/i18n/text.ts';
import { imageHashFromUrl, imageUrl } from '#core/menus/image-urls.ts';
import { defaultMenuStyle, type FontStyle } from '#core/menus/menu-style.ts';
import { emptyCart } from '#core/orders/cart/cart.ts';
import { localizedAddress } from '#core/pages/indexed-pages.ts';
import type { GuestPageInput, GuestRenderer, OrderPageInput } from '#core/pages/page-renderer.ts';
import { fontStackOf } from '#core/theme/fonts.ts';
import { guestThemeStyle, menuTheme } from '#core/theme/menu-theme.ts';
import type { CartStore } from './cart/cart-store.ts';
import { demoParts } from './demo/demo-parts.ts';
import { renderDocument } from './document/html-document.ts';
import { packMenu } from './document/page-data.ts';
import { structuredData } from './document/structured-data.ts';
import { canOrder, isClosed, toGuestMenu } from './guest-menu/guest-menu.ts';
import { GuestPageHeader } from './guest-menu/guest-page-header.tsx';
import { sectionAnchor } from './guest-menu/menu-section.tsx';
import { NoMenu } from './guest-menu/no-menu.tsx';
import { type WaitingParts, waitingPart } from './guest-menu/waiting-part.tsx';
import { GuestPage } from './guest-page.tsx';
import { ClosedNotice } from './hours/closed-notice.tsx';
import { OpeningLine } from './hours/opening-line.tsx';
import { ServingLine } from './hours/serving-line.tsx';
import { GuestLanguage } from './language/guest-language.tsx';
import { LanguageLinks } from './language/language-links.tsx';
import { OrderPage } from './orders/order-page.tsx';
import { pageTexts } from './texts/page.texts.ts';

/** A cart that is always empty: the server renders the same page for every guest. */
const noCart: CartStore = {
  read: () => emptyCart,
  put: () => {},
  change: () => {},
  reload: () => {},
  subscribe: () => () => {},
};

const parts: WaitingParts = {
  ServingLine: waitingPart(ServingLine),
  OpeningLine: waitingPart(OpeningLine),
  ClosedNotice: waitingPart(ClosedNotice),
  NoMenu: waitingPart(NoMenu),
};

const linksTo = (locale: GuestLocale, offered: readonly GuestLocale[]): string => {
  const others = offered.filter((language) => language !== locale);
  return others.length > 0 ? renderToStaticMarkup(<LanguageLinks locale={locale} others={others} />) : '';
};

type Language = { locale: GuestLocale; offered: readonly GuestLocale[] };

const render = ({ locale, offered }: Language, content: ReactNode): string =>
  renderToString(
    <GuestLanguage locale={locale} links={linksTo(locale, offered)}>
      {content}
    </GuestLanguage>,
    // React puts preloads of eager pictures first; the pictures themselves follow in the same packet.
  ).replace(/^(?:<link rel="preload"[^>]*>)+/, '');

const themeCss = (style: { primaryColor: string; fontStyle: FontStyle }): string =>
  `:root{${guestThemeStyle(menuTheme(style.primaryColor))};--font:${fontStackOf(style.fontStyle)}}`;

/** The number of dishes in each section, from which the stylesheet estimates the height of sections off screen. */
const sectionStyle = ({ menu }: GuestMenuAnswer): string =>
  (menu?.sections ?? [])
    .map(({ dishes }, index) => `#${sectionAnchor(index)}{--n:${dishes.length}}`)
    .join('');

export const renderGuestPage: GuestRenderer['renderGuestPage'] = (input: GuestPageInput) => {
  const { locale, offered = guestLocales, mainLanguage, menu, origin, canonicalPath, assets } = input;
  const mode = input.mode ?? 'guest';
  const bareAddress = `${origin}${canonicalPath}`;
  const t = translatorFor(locale);
  const { name, description } = menu.restaurant;
  const logo = menu.menu?.logo && imageHashFromUrl(menu.menu.logo);
  const style = menu.menu ?? defaultMenuStyle;
  const guestMenu = toGuestMenu(menu);
  return renderDocument({
    locale,
    offered,
    assets: { ...assets, nextScripts: [] },
    title: t(pageTexts.title, { name }),
    description: menu.menu?.description || description || t(pageTexts.description, { name }),
    url: mode === 'guest' ? localizedAddress(origin, canonicalPath, locale, mainLanguage) : bareAddress,
    picture: logo ? `${origin}${imageUrl(logo, 640, 'jpg')}` : null,
    themeColor: menuTheme(style.primaryColor).primary,
    style:
      assets.css +
      assets.layoutCss[style.layoutStyle] +
      assets.fontFaces +
      themeCss(style) +
      sectionStyle(menu) +
      (menu.menu?.sections.some(({ serving }) => serving) ? assets.hoursCss : '') +
      (isClosed(guestMenu) || !guestMenu.sections ? assets.noticeCss : '') +
      (mode === 'demo' ? assets.demoCss : ''),
    inlineScript: assets.inlineScript,
    tooOld: canOrder(guestMenu) ? t(pageTexts.tooOld) : null,
    body: render(
      { locale, offered },
      <GuestPage
        initial={guestMenu}
        store={noCart}
        pendingTaps={null}
        mode={mode}
        parts={parts}
        demo={mode === 'demo' ? demoParts : undefined}
      />,
    ),
    data: { id: 'menu-data', value: packMenu(menu) },
    mode,
    tag: input.menuEtag,
    structuredData:
      mode === 'guest' ? structuredData(menu, locale, bareAddress, origin, input.openingHours) : null,
    isPrivate: mode === 'preview',
  });
};

export const renderOrderPage: GuestRenderer['renderOrderPage'] = (input: OrderPageInput) => {
  const { locale, offered = guestLocales, order, style, origin, canonicalPath, assets } = input;
  const t = translatorFor(locale);
  const title = `${t(pageTexts.orderTitle, { number: order.displayOrderNumber })} – ${order.restaurantName}`;
  return renderDocument({
    locale,
    offered,
    assets: { ...assets, nextScripts: assets.orderScripts, deferredCss: null },
    title,
    description: title,
    url: `${origin}${canonicalPath}`,
    picture: null,
    themeColor: menuTheme(style.primaryColor).primary,
    style: assets.css + assets.orderCss + assets.fontFaces + themeCss(style),
    inlineScript: null,
    tooOld: null,
    body: render(
      { locale, offered },
      <>
        <GuestPageHeader name={order.restaurantName} logo={style.logo} />
        <OrderPage initial={order} />
      </>,
    ),
    data: { id: 'order-data', value: { order, logo: style.logo } },
    structuredData: null,
    isPrivate: true,
  });
};
