import { api } from '#core/contract.ts';
import { isOpen } from '#core/http/access.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import type { CrowdedRestaurant } from './crowded-restaurant.ts';

const file = { table: 'orders', format: 'csv', language: 'en' };
const drawn = { paper: '80', language: 'en' };

/** What is asked beside the path, by the path's end. */
const queries: Record<string, Record<string, string>> = {
  '/export': file,
  '/bill': drawn,
  '/sample': drawn,
  '/ticket': drawn,
  '/orders/:id/ticket': { ...drawn, kind: 'bill' },
};

/** Every call of the contract that reads something of this restaurant, as an address with all that it asks for. */
export const listReads = (place: CrowdedRestaurant, day: string): string[] => {
  const { owner, menu, section, dish, shift, placed, served, payment, call, job } = place;
  const ids: Record<string, string> = {
    menuId: menu._id,
    sectionName: section._id,
    serviceId: shift._id,
    ownerId: owner.id,
    userId: owner.id,
    language: 'en',
    table: '7',
  };
  const idOf = (path: string, orderId: string): string => {
    if (path.startsWith('/visits')) return payment.visit;
    if (path.startsWith('/print-jobs')) return job._id;
    if (path.startsWith('/orders')) return orderId;
    if (path.startsWith('/dishes')) return dish._id;
    return owner.id;
  };
  const filled = (path: string, orderId: string): string =>
    path.replace(/:(\w+)/g, (_, name: string) => {
      if (name === 'token') return path.startsWith('/calls') ? call.trackingToken : placed.trackingToken;
      return ids[name] ?? idOf(path, orderId);
    });
  const queryOf = (path: string): string => {
    const asked = Object.entries(queries).findLast(([end]) => path.endsWith(end))?.[1] ?? {};
    const span = path.startsWith('/reports') && !path.includes('shifts') ? { from: day, to: day } : {};
    const orders = { orderId: served._id, ids: `${placed._id},${served._id}` };
    return Object.entries({ ownerId: owner.id, ...orders, ...asked, ...span })
      .map(([name, value]) => `${name}=${value}`)
      .join('&');
  };
  return (
    (Object.values(api) as Endpoint[])
      .filter(
        ({ method, response }) => method === 'GET' && response !== 'event-stream' && response !== 'image',
      )
      // There is none without a picture.
      .filter(({ path }) => !path.endsWith('/kosher-certificate'))
      .filter(({ access, path }) => !isOpen(access) || /:(ownerId|token|id)/.test(path))
      .flatMap(({ path }) => [placed, served].map(({ _id }) => `${filled(path, _id)}?${queryOf(path)}`))
      .filter((address, place, all) => all.indexOf(address) === place)
  );
};

/** How many each list of an answer has; a file counts its lines. */
const sizesOf = (body: unknown): Record<string, number> | number => {
  if (typeof body === 'string') return body.split('\r\n').length;
  if (Array.isArray(body)) return body.length;
  const parts = Object.entries((body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    parts.flatMap(([name, part]) => (Array.isArray(part) ? [[name, part.length]] : [])),
  );
};

export const readAll = async ({ owner }: CrowdedRestaurant, paths: readonly string[]) => {
  const answers: Record<string, { status: number; sizes: ReturnType<typeof sizesOf> }> = {};
  for (const path of paths) {
    const { status, body } = await owner.get(path);
    answers[path.split('?')[0] ?? ''] = { status, sizes: status === 200 ? sizesOf(body) : body };
  }
  return answers;
};
