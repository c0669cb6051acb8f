import { accountsContract } from './accounts/accounts.contract.ts';
import { alertsContract } from './alerts/alerts.contract.ts';
import { areasContract } from './areas/areas.contract.ts';
import { callsContract } from './calls/calls.contract.ts';
import { guestDataContract } from './guest-data/guest-data.contract.ts';
import { guestMenuContract } from './guest-menu/guest-menu.contract.ts';
import type { Endpoint, RouteName } from './http/endpoint.ts';
import { marketingContract } from './marketing/marketing.contract.ts';
import { copiesContract } from './menus/copies/copies.contract.ts';
import { dishesContract } from './menus/dishes/dishes.contract.ts';
import { menuImportContract } from './menus/menu-import.contract.ts';
import { menusContract } from './menus/menus.contract.ts';
import { translationsContract } from './menus/translations/translations.contract.ts';
import { openingHoursContract } from './opening-hours/opening-hours.contract.ts';
import { guestChangeContract } from './orders/guest-change/guest-change.contract.ts';
import { ordersContract } from './orders/orders.contract.ts';
import { pausesContract } from './pauses/pauses.contract.ts';
import { printingContract } from './printing/printing.contract.ts';
import { wiresContract } from './printing/wires/wires.contract.ts';
import { qrContract } from './qr/qr.contract.ts';
import { readyScreenContract } from './ready-screen/ready-screen.contract.ts';
import { readyTimeContract } from './ready-time/ready-time.contract.ts';
import { refusedPhonesContract } from './refused-phones/refused-phones.contract.ts';
import { reportFilesContract } from './reports/report-files.contract.ts';
import { reportsContract } from './reports/reports.contract.ts';
import { kosherContract } from './restaurants/kosher.contract.ts';
import { restaurantsContract } from './restaurants/restaurants.contract.ts';
import { practiceContract } from './sandbox/practice.contract.ts';
import { trialContract } from './sandbox/trial.contract.ts';
import { devicesContract } from './security/devices.contract.ts';
import { secondFactorContract } from './security/second-factor.contract.ts';
import { securityLogContract } from './security/security-log.contract.ts';
import { shiftsContract } from './shifts/shifts.contract.ts';
import { peopleContract } from './staff/people.contract.ts';
import { stationsContract } from './staff/stations.contract.ts';
import { stockContract } from './stock/stock.contract.ts';
import { viewsContract } from './views/views.contract.ts';
import { visitsContract } from './visits/visits.contract.ts';

/** The whole call table of the product. Routes, client, OpenAPI and access tests are made from it. */
export const api = {
  ...accountsContract,
  ...secondFactorContract,
  ...devicesContract,
  ...menusContract,
  ...dishesContract,
  ...translationsContract,
  ...copiesContract,
  ...menuImportContract,
  ...restaurantsContract,
  ...guestMenuContract,
  ...kosherContract,
  ...openingHoursContract,
  ...readyScreenContract,
  ...shiftsContract,
  ...reportsContract,
  ...viewsContract,
  ...reportFilesContract,
  ...ordersContract,
  ...guestChangeContract,
  ...stockContract,
  ...pausesContract,
  ...refusedPhonesContract,
  ...readyTimeContract,
  ...areasContract,
  ...alertsContract,
  ...callsContract,
  ...visitsContract,
  ...printingContract,
  ...wiresContract,
  ...marketingContract,
  ...qrContract,
  ...guestDataContract,
  ...securityLogContract,
  ...practiceContract,
  ...peopleContract,
  ...stationsContract,
  ...trialContract,
};

export type Api = typeof api;
export type EndpointName = keyof Api;

/** Endpoints by their route, so that a client can name a call without loading the schemas. */
export type ApiByRoute = {
  [Name in EndpointName as RouteName<Extract<Api[Name], Endpoint>>]: Api[Name];
};
