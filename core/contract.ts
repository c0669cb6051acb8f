import { accountsContract } from './accounts/accounts.contract.ts';
import { devicesContract } from './accounts/devices.contract.ts';
import { catalogContract } from './catalog/catalog.contract.ts';
import { guestDataContract } from './guest-data/guest-data.contract.ts';
import type { Endpoint, RouteName } from './http/endpoint.ts';
import { copiesContract } from './menus/copies.contract.ts';
import { dishesContract } from './menus/dishes.contract.ts';
import { menuImportContract } from './menus/menu-import.contract.ts';
import { menusContract } from './menus/menus.contract.ts';
import { translationsContract } from './menus/translations.contract.ts';
import { ordersContract } from './orders/orders.contract.ts';
import { pausesContract } from './pauses/pauses.contract.ts';
import { peopleContract } from './people/people.contract.ts';
import { practiceContract } from './practice/practice.contract.ts';
import { promiseContract } from './promise/promise.contract.ts';
import { qrContract } from './qr/qr.contract.ts';
import { readyScreenContract } from './ready-screen/ready-screen.contract.ts';
import { looksContract } from './reports/looks.contract.ts';
import { reportFilesContract } from './reports/report-files.contract.ts';
import { reportsContract } from './reports/reports.contract.ts';
import { kosherContract } from './restaurants/kosher.contract.ts';
import { restaurantsContract } from './restaurants/restaurants.contract.ts';
import { secondFactorContract } from './second-factor/second-factor.contract.ts';
import { securityLogContract } from './security-log/security-log.contract.ts';
import { shiftsContract } from './shifts/shifts.contract.ts';
import { stationsContract } from './stations/stations.contract.ts';
import { stockContract } from './stock/stock.contract.ts';
import { tryContract } from './try/try.contract.ts';
import { watchContract } from './watch/watch.contract.ts';

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
  ...kosherContract,
  ...readyScreenContract,
  ...shiftsContract,
  ...reportsContract,
  ...looksContract,
  ...reportFilesContract,
  ...ordersContract,
  ...stockContract,
  ...pausesContract,
  ...promiseContract,
  ...watchContract,
  ...catalogContract,
  ...qrContract,
  ...guestDataContract,
  ...securityLogContract,
  ...practiceContract,
  ...peopleContract,
  ...stationsContract,
  ...tryContract,
};

export type Api = typeof api;
export type EndpointName = keyof Api;

/** Endpoints by their route, so that a client can name a call without loading the schemas. */
export type ApiByRoute = {
  [Name in EndpointName as RouteName<Extract<Api[Name], Endpoint>>]: Api[Name];
};
