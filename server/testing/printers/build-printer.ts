import { createHash } from 'node:crypto';
import type { Bitmap } from '#core/printing/ticket/ticket.ts';
import { buildOpenRestaurant, orderBodyFor } from '../build-order.ts';
import type { TestOwner } from '../build-owner.ts';
import type { TestApp } from '../test-app.ts';
import { decodePng } from './decode-png.ts';

/** A picture as a test compares it: two that differ in one dot differ, and are told in a line. */
export const dotsOf = ({ width, height, bits }: Bitmap) => ({
  width,
  height,
  bits: createHash('sha256').update(bits).digest('hex'),
});
type Dots = ReturnType<typeof dotsOf>;

/** A printer of the owner's; where it fetches its tickets, the path of its address. */
export const buildPrinter = async (owner: TestOwner, overrides: Record<string, unknown> = {}) => {
  const { status, body } = await owner.post('/printers', {
    name: 'Kitchen',
    kind: 'star',
    paper: 80,
    language: 'he',
    areas: null,
    copies: 1,
    moment: 'arrival',
    printsChanges: true,
    opensDrawer: false,
    network: null,
    ...overrides,
  });
  if (status !== 201) throw new Error(`adding a printer answered ${status}: ${JSON.stringify(body)}`);
  const { printer, address } = body;
  return { id: printer._id as string, path: address ? new URL(address).pathname : '' };
};

export type PrintedRestaurant = Awaited<ReturnType<typeof buildPrintingRestaurant>>;

/** An open restaurant whose orders are printed as they arrive, and what its owner sees of that. */
export const buildPrintingRestaurant = async (test: TestApp, printer: Record<string, unknown> = {}) => {
  const { owner, dish } = await buildOpenRestaurant(test);
  const { id: printerId, path } = await buildPrinter(owner, printer);

  const jobsOf = async (orderId: string) => (await owner.get(`/orders/${orderId}/print-jobs`)).body;
  return {
    owner,
    printerId,
    path,
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
