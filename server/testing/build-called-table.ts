import type { GuestCall, TableCall } from '#core/calls/call-shape.ts';
import { buildOpenRestaurant } from './build-order.ts';
import { settingsBody } from './settings-body.ts';
import type { TestApp } from './test-app.ts';

/** An open restaurant with twelve tables, whose guests may call. */
export const buildOpenTables = async (testApp: TestApp) => {
  const place = await buildOpenRestaurant(testApp, {}, { settings: settingsBody });
  const { owner } = place;
  return {
    ...place,
    /** From a phone of its own. */
    call: (body: Record<string, unknown> = { table: 7, kind: 'waiter' }) =>
      testApp.visitor().post(`/public-menu/${owner.id}/calls`, body),
    guest: async ({ trackingToken }: Pick<GuestCall, 'trackingToken'>): Promise<GuestCall> =>
      (await testApp.visitor().get(`/calls/track/${trackingToken}`)).body,
    listed: async (): Promise<TableCall[]> => (await owner.get('/calls')).body.calls,
  };
};
