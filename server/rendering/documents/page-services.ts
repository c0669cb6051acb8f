import type { SessionCookie } from '#server/access/session-cookie.ts';
import type { SessionsService } from '#server/access/sessions.service.ts';
import type { AccountsService } from '#server/features/accounts/accounts.service.ts';
import type { GuestMenuService } from '#server/features/guest-menu/guest-menu.service.ts';
import type { MenusService } from '#server/features/menus/menu/menus.service.ts';
import type { OpeningHoursService } from '#server/features/opening-hours/opening-hours.service.ts';
import type { OrdersService } from '#server/features/orders/orders.service.ts';
import type { ReadyScreenService } from '#server/features/ready-screen/ready-screen.service.ts';
import type { RestaurantsService } from '#server/features/restaurants/restaurants.service.ts';
import type { SecurityLogService } from '#server/features/security/security-log.service.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';

/** The features that pages read from. */
export type PageServices = {
  sessions: SessionsService;
  sessionCookie: SessionCookie;
  accounts: AccountsService;
  securityLog: SecurityLogService;
  menus: MenusService;
  guestMenu: GuestMenuService;
  orders: OrdersService;
  openingHours: OpeningHoursService;
  readyScreen: ReadyScreenService;
  restaurants: RestaurantsService;
  rateLimits: RateLimits;
};
