import type { GuestMenuAnswer } from '../guest-menu/guest-menu.contract.ts';
import type { GuestLocale, Locale } from '../i18n/locale.ts';
import type { FontStyle, LayoutStyle } from '../menus/menu-style.ts';
import type { OpeningHours } from '../opening-hours/opening-shape.ts';
import type { GuestOrder } from '../orders/order-shape.ts';

/*
 * What the server and the built renderers of web/ promise each other. The server loads the build and never
 * imports web/, so the contract is here.
 */

/** A whole document. The server puts the hashes of its inline scripts and styles into the page's CSP. */
export type RenderedDocument = { html: string; inlineScripts: string[]; inlineStyles: string[] };

/** Files of the guest build that the page names or carries inside itself. */
export type GuestAssets = {
  /** Address of the one JavaScript file, which speaks the page's language alone. */
  script: string;
  /** Addresses of what the page of an order loads after it, in order. */
  orderScripts: readonly string[];
  /** Critical CSS, inlined. */
  css: string;
  /** A page carries only its own layout; the others come with `deferredCss`, in case the owner changes it meanwhile. */
  layoutCss: Record<LayoutStyle, string>;
  /** What a menu with hours adds to it. */
  hoursCss: string;
  /** What a restaurant that is closed, or has no menu, adds to it. */
  noticeCss: string;
  /** What the demo adds to it. */
  demoCss: string;
  /** What the order page adds to it. */
  orderCss: string;
  /** Address of the CSS that may come later, or null. */
  deferredCss: string | null;
  /** Inline script that records taps before hydration. */
  inlineScript: string;
};

/** As the build writes them down: scripts for each language. */
export type BuiltGuestAssets = Omit<GuestAssets, 'script' | 'orderScripts'> & {
  scripts: Record<GuestLocale, Pick<GuestAssets, 'script' | 'orderScripts'>>;
};

export type FontAssets = {
  /** `@font-face` rules of the one font this page uses. */
  fontFaces: string;
  fontPreloads: string[];
};

type PageInput = {
  locale: GuestLocale;
  /** The languages that the page's menu offers; all where nothing is said. */
  offered?: readonly GuestLocale[];
  /** The language of the bare address by default. */
  mainLanguage: GuestLocale;
  /** The public base address, without a slash at the end. */
  origin: string;
  canonicalPath: string;
  assets: GuestAssets & FontAssets;
};
/** The same for every guest, so that it can be cached: nothing of the query or the phone is in it. */
export type GuestPageInput = PageInput & {
  menu: GuestMenuAnswer;
  /** The etag of the menu's own answer: the page downloads it again only when it has changed. */
  menuEtag?: string;
  /** For search engines, where the restaurant said when it is open. */
  openingHours?: OpeningHours | undefined;
  mode?: GuestPageMode;
};
/** The same page in three roles: a guest's, its owner's preview, and the demo that anyone may play with. */
export type GuestPageMode = 'guest' | 'preview' | 'demo';
/** The order in the style of its restaurant. */
export type OrderPageInput = PageInput & {
  order: GuestOrder;
  style: { primaryColor: string; fontStyle: FontStyle; logo: string | null };
};

export type GuestRenderer = {
  renderGuestPage: (input: GuestPageInput) => RenderedDocument;
  renderOrderPage: (input: OrderPageInput) => RenderedDocument;
};

/** Files of the app build: its entry, its style sheets and what to fetch early. */
export type AppAssets = {
  script: string;
  styles: string[];
  /** The same style sheets as text: a visitor's first page waits for no other file. Empty in development. */
  css: string;
  /** Chunks by route module, to preload with the page that needs them. */
  preloads: Record<string, string[]>;
  fontFaces: string;
  fontPreloads: string[];
};

/** A few dishes of the demo restaurant, for the phone on the landing page. */
export type DemoSample = {
  restaurant: string;
  primaryColor: string;
  sections: string[];
  dishes: { name: string; description: string; price: number; imageHash: string | null; color: string }[];
};

/** How a restaurant is reached, as its guests may read anyway. */
export type RestaurantContact = { id: string; name: string; address: string; phoneNumber: string };

/** What every app page knows about this installation; embedded in the document. */
export type SiteInfo = {
  /** Null where the operator has set none: then visitors write by the site's form. */
  contact: { email: string | null; phone: string | null };
  /** Null where the operator left the demo restaurant out. */
  demo: Record<Locale, DemoSample> | null;
  /** Whether visitors may try an evening. */
  offersTry: boolean;
  /** Of the release that it runs. */
  version: string;
  /** On a page about one restaurant. */
  restaurant?: RestaurantContact;
};

/** A log-in form that was refused: the reason in the page's language, and the address as it was typed. */
export type RefusedLogIn = {
  message: string;
  email: string;
  /** The password was right, and the account has a second factor. */
  asksForCode: boolean;
};

type AppPageInput = {
  /** Path and query as requested. */
  url: string;
  locale: Locale;
  origin: string;
  nonce: string;
  site: SiteInfo;
  assets: AppAssets;
  isDevelopment: boolean;
  /** A page has this address, but what it would show does not exist for its reader: the 404 page. */
  isMissing?: boolean;
  refusedLogIn?: RefusedLogIn;
};

export type AppRenderer = {
  /** `isPrivate`: an owner's screen, which no cache may keep and no back button may bring back. */
  renderAppPage: (input: AppPageInput) => Promise<{ status: number; html: string; isPrivate: boolean }>;
};
