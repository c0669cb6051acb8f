import { printerBody } from '#server/testing/build-printer.ts';
import { callInside } from '#server/testing/printers/call-printing.ts';
import { approveOrder, ok, type Recipes, type World } from './recipe.ts';

const fine = '12121212';
const coverOpen = '12161212';

const pathOf = ({ address }: { address: string }) => new URL(address).pathname;
const claimHere = ({ owner, ids }: World) => ok(owner.post(`/printers/${ids.printer}/claim`));

/** Every ticket that waits for the page that prints is on paper. */
const printWaiting = async (world: World): Promise<void> => {
  for (;;) {
    const { job } = await claimHere(world);
    if (!job) return;
    await ok(world.owner.post(`/print-jobs/${job._id}/confirm`, { result: 'printed' }));
  }
};

/** But that of the order that is approved now. */
const onlyNewest = async (world: World): Promise<void> => {
  await printWaiting(world);
  await approveOrder(world);
};

const printAll = async (world: World): Promise<void> => {
  await approveOrder(world);
  await printWaiting(world);
};

/** A ticket did not come out; it is the one that calls name. */
const failOne = async (world: World): Promise<void> => {
  const { owner, ids } = world;
  await onlyNewest(world);
  ids.job = (await claimHere(world)).job._id;
  await ok(owner.post(`/print-jobs/${ids.job}/confirm`, { result: 'failed' }));
};

/** What printers say, and what is done about paper that did not come out. */
export const printingCalls: Recipes = {
  claimTicket: {
    send: async ({ owner, ids }) => {
      const answer = await owner.post(`/printers/${ids.printer}/claim`);
      ids.job = answer.body.job._id;
      return answer;
    },
  },
  confirmTicket: [
    {
      prepare: async (world) => {
        const { owner, ids } = world;
        await ok(owner.delete(`/printers/${ids.fetchingPrinter}`));
        await ok(owner.post(`/print-jobs/${ids.job}/confirm`, { result: 'printed' }));
        await onlyNewest(world);
        world.ids.job = (await claimHere(world)).job._id;
      },
    },
    {
      prepare: async (world) => {
        await onlyNewest(world);
        world.ids.job = (await claimHere(world)).job._id;
      },
      send: ({ owner, ids }) => owner.post(`/print-jobs/${ids.job}/confirm`, { result: 'failed' }),
    },
  ],
  printAgain: {},
  handleJob: { prepare: failOne },
  withdrawJob: {
    prepare: async (world) => {
      await onlyNewest(world);
      world.test.clock.advance(61_000);
      await world.test.services.printQueue.ringTroubles();
      [{ _id: world.ids.job }] = await ok(world.owner.get(`/orders/${world.ids.order}/print-jobs`));
    },
  },
  printOrder: { prepare: printAll },
  printBill: { prepare: printAll },
  updatePrinter: {},
  createPrinter: {},
  deletePrinter: {},
  pollStar: {
    prepare: async ({ owner, noted }) => {
      noted.star = pathOf(await ok(owner.post('/printers', printerBody({ name: 'Star', kind: 'star' }))));
    },
    send: ({ test, noted }) =>
      test.visitor().request('POST', `${noted.star}`, { statusCode: '410 Paper out' }),
  },
  confirmStar: {
    prepare: async (world) => {
      const printer = world.test.visitor();
      const { star } = world.noted;
      await ok(printer.request('POST', `${star}`, { statusCode: '200 OK' }));
      await approveOrder(world);
      const { jobToken } = await ok(printer.request('POST', `${star}`, { statusCode: '200 OK' }));
      world.noted.ticket = jobToken;
      await ok(printer.request('GET', `${star}?type=image/png&token=${jobToken}`));
    },
    send: ({ test, noted }) =>
      test.visitor().request('DELETE', `${noted.star}?token=${noted.ticket}&code=510`),
  },
  callEpson: {
    prepare: async ({ owner, noted }) => {
      noted.epson = pathOf(await ok(owner.post('/printers', printerBody({ name: 'Epson', kind: 'epson' }))));
    },
    send: async ({ test, noted }) => {
      const type = 'application/x-www-form-urlencoded';
      const { status } = await callInside(test.app)('POST', `${noted.epson}`, {
        type,
        body: 'ConnectionType=GetRequest&ID=kitchen',
      });
      return { status, body: null, headers: {} };
    },
  },
  pollAgent: {
    prepare: async ({ test, owner, ids, noted }) => {
      const { code } = await ok(owner.post('/print-agents/codes', { name: 'Cellar' }));
      noted.agent = (await ok(test.visitor().post('/print-agents/pair', { code }))).secret;
      const agents = await ok(owner.get('/print-agents'));
      ids.agent = agents.find(({ name }: { name: string }) => name === 'Cellar')._id;
      const network = { agentId: ids.agent, host: '10.0.0.7', port: 9100 };
      const { printer } = await ok(
        owner.post('/printers', printerBody({ name: 'Network', kind: 'network', network })),
      );
      noted.network = printer._id;
    },
    send: ({ test, noted }) =>
      test
        .visitor()
        .post(`/print/agent/${noted.agent}`, { printers: [{ _id: noted.network, status: fine }] }),
  },
  claimForAgent: {
    send: ({ test, noted }) =>
      test
        .visitor()
        .post(`/print/agent/${noted.agent}/claim`, { printerId: noted.network, status: coverOpen }),
  },
  confirmForAgent: {
    prepare: async (world) => {
      await approveOrder(world);
      const sent = { printerId: world.noted.network, status: fine };
      const { job } = await ok(world.test.visitor().post(`/print/agent/${world.noted.agent}/claim`, sent));
      world.noted.ticket = job._id;
    },
    send: ({ test, noted }) =>
      test.visitor().post(`/print/agent/${noted.agent}/confirm`, {
        printerId: noted.network,
        jobId: noted.ticket,
        result: 'failed',
      }),
  },
};
