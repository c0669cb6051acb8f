import { createHash } from 'node:crypto';
import type { Bitmap } from '#core/printing/ticket/ticket.ts';
import { buildOpenRestaurant, orderBodyFor } from '../build-order.ts';
import type { TestOwner } from '../build-owner.ts';
import { printerBody } from '../build-printer.ts';
import type { TestApp } from '../test-app.ts';
import { decodePng } from './decode-png.ts';

/** A picture as a test compares it: two that differ in one dot differ, and are told in a line. */
export const dotsOf = ({ width, height, bits }: Bitmap) => ({
  width,
  height,
  bits: createHash('sha256').update(bits).digest('hex'),
});
type Dots = ReturnType<typeof dotsOf>;

/** An open restaurant whose orders are printed as they arrive, and what its owner sees of that. */
export const buildPrintingRestaurant = async (
  test: TestApp,
  settingsFor: (owner: TestOwner) => Record<string, unknown> | Promise<Record<string, unknown>>,
) => {
  const { owner, dish } = await buildOpenRestaurant(test);
  const add = async (settings: Record<string, unknown>): Promise<{ id: string; path: string }> => {
    const { status, body } = await owner.post('/printers', printerBody({ moment: 'arrival', ...settings }));
    if (status !== 201) throw new Error(`adding a printer answered ${status}: ${JSON.stringify(body)}`);
    return { id: body.printer._id, path: body.address ? new URL(body.address).pathname : '' };
  };
  const { id: printerId, path } = await add(await settingsFor(owner));

  const jobsOf = async (orderId: string) => (await owner.get(`/orders/${orderId}/print-jobs`)).body;
  return {
    owner,
    printerId,
    /** Where it calls, if it does. */
    path,
    addPrinter: add,
    /** A guest's order; its job waits from now on. */
    order: async (overrides: Record<string, unknown> = {}): Promise<string> => {
      // No two come in the same moment.
      test.clock.advance(1);
      const { status, body } = await test.visitor().post('/orders', orderBodyFor(owner, dish, overrides));
      if (status !== 201) throw new Error(`ordering answered ${status}: ${JSON.stringify(body)}`);
      return body._id;
    },
    /** Of all its jobs, the newest first. */
    states: async (orderId: string): Promise<string[]> =>
      (await jobsOf(orderId)).map(({ state }: { state: string }) => state),
    newestJob: async (orderId: string) => (await jobsOf(orderId))[0],
    /** The ticket as the owner sees it. */
    preview: async (orderId: string): Promise<Dots> => {
      const [{ _id }] = await jobsOf(orderId);
      const answer = await test.app.inject({
        url: `/api/print-jobs/${_id}/ticket`,
        cookies: Object.fromEntries(owner.cookies),
      });
      return dotsOf(await decodePng(answer.rawPayload));
    },
    /** What rings. */
    troubles: async (): Promise<string[]> =>
      (await owner.get('/print-jobs')).body.troubles.map(({ trouble }: { trouble: string }) => trouble),
    status: async (): Promise<string> => {
      const { body } = await owner.get('/printers/state');
      return body.find(({ _id }: { _id: string }) => _id === printerId).status;
    },
    printAgain: async (orderId: string) => {
      const [{ _id }] = await jobsOf(orderId);
      return owner.post(`/print-jobs/${_id}/again`, {});
    },
  };
};
