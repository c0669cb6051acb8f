import { type Api, api, type EndpointName } from '#core/contract.ts';
import { isOpen } from '#core/http/access.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { newId } from '#server/system/ids.ts';
import { certificateOf, importOf, type LargeRestaurant, newCodesOf } from './large-restaurant.ts';

export type Call = {
  name: EndpointName;
  method: string;
  /** Below `/api`. */
  path: string;
  cookie: string;
  /** Set where the name does not say it. */
  by?: string;
  body?: ((turn: number) => unknown) | undefined;
};

/** What a call has to be asked with, where it asks for most. */
const queries: Partial<Record<EndpointName, (large: LargeRestaurant) => string>> = {
  getSpanReport: () => 'from=2025-01-01&to=2025-12-31',
  exportSpanReport: () => 'from=2025-01-01&to=2025-12-31&table=orders&format=csv&language=he',
  exportShiftReport: () => 'table=orders&format=xlsx&language=he',
  getSampleTicket: () => 'paper=80&language=he',
  getVisitBill: () => 'paper=80&language=he',
  getOrderTicket: () => 'kind=order&paper=80&language=he',
  listPayments: ({ things }) => `orderId=${things['/orders/:id']}`,
  readBoardPage: ({ tonight }) => `ids=${tonight.slice(0, 100).join(',')}`,
};

/** What an endpoint's path names, by the whole of it up to there or by its name alone. */
const fillPath = (path: string, things: Readonly<Record<string, string>>): string =>
  path.replace(/:\w+/g, (name, at: number) => {
    const thing = things[path.slice(0, at) + name] ?? things[name];
    if (!thing) throw new Error(`The large restaurant has nothing to stand for ${name} in ${path}.`);
    return encodeURIComponent(thing);
  });

export const callOf = (
  name: EndpointName,
  large: LargeRestaurant,
  body?: (turn: number) => unknown,
): Call => {
  const { method, path, access }: Endpoint = api[name];
  const query = queries[name]?.(large);
  return {
    name,
    method,
    path: fillPath(path, large.things) + (query ? `?${query}` : ''),
    cookie: isOpen(access) ? '' : large.cookie,
    body,
  };
};

/** Streams, and what answers only when something happens: nobody waits for their answers. */
const staysOpen = ({ response, staysOpen }: Endpoint): boolean =>
  response === 'event-stream' || staysOpen === true;

/** Every read of the contract, but for what is heavy. One whose path the restaurant cannot fill throws. */
export const readsOf = (large: LargeRestaurant): Call[] =>
  (Object.entries(api) as [EndpointName, Endpoint][])
    .filter(([, endpoint]) => endpoint.method === 'GET' && !endpoint.isHeavy && !staysOpen(endpoint))
    .flatMap(([name, { readsMenu }]) => {
      const call = callOf(name, large);
      // Its owner reads the tables, where others get what is kept.
      return readsMenu ? [call, { ...call, cookie: large.cookie, by: 'its owner' }] : [call];
    });

type HeavyName = {
  [Name in EndpointName]: Api[Name] extends { isHeavy: unknown } | { carriesImage: true } ? Name : never;
}[EndpointName];

/** A heavy call that is missing here does not compile. The last one leaves nothing of the restaurant. */
export const heavyCallsOf = (large: LargeRestaurant, picture: string): Call[] => {
  const place = { menuId: large.things[':menuId'], sectionName: large.things[':sectionName'] };
  const dish = (turn: number) => ({ ...place, name: `מנה ${turn}`, price: 32, image: picture });
  const bodies: Record<HeavyName, ((turn: number) => unknown) | undefined> = {
    deleteMenu: undefined,
    importMenu: () => ({ ...importOf(5, 100), name: `ייבוא ${newId()}` }),
    copyMenu: undefined,
    copySection: () => ({ toMenuId: place.menuId }),
    reissueTableCodes: () => newCodesOf(large.size.tables),
    createDish: dish,
    updateDish: dish,
    updateMenu: (turn) => ({ name: `תפריט ${turn}`, logo: picture }),
    setLogo: () => ({ menuId: place.menuId, logo: picture }),
    saveKosher: () => certificateOf(picture),
    exportData: undefined,
    saveTranslations: () => large.textKeys.map((key) => ({ key, text: `طعام ${newId()}` })),
    closeOrders: (turn) => ({
      orders: large.tonight.slice((turn - 1) * 200, turn * 200),
      how: 'finish',
      allergySeen: true,
    }),
    changeSections: (turn) => ({ remove: large.sectionIds.slice(turn, turn + 1) }),
    deleteAccount: () => ({ password: large.password }),
  };
  const spare = { ...large, things: { ...large.things, ':menuId': large.spareMenu } };
  return (Object.keys(bodies) as HeavyName[]).map((name) =>
    callOf(name, name === 'deleteMenu' ? spare : large, bodies[name]),
  );
};
