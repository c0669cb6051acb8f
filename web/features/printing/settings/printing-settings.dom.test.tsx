import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import type { PrintAgent } from '#core/printing/printer-shape.ts';
import { type FakeServer, fakeServer, noLine, refuse } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { buildPrinter } from '../build-printer.ts';
import type { AreaChoice } from './common/area-choice.ts';
import { PrintingSettings } from './printing-settings.tsx';

const kitchen = buildPrinter();
const bar = buildPrinter({
  _id: 'b'.repeat(24),
  name: 'Bar',
  kind: 'network',
  status: 'paper_out',
  lastTicketAt: null,
  waiting: 2,
  copies: 2,
  paper: 58,
  network: { agentId: 'c'.repeat(24), agentName: 'Counter computer', host: '192.168.1.50', port: 9100 },
});
const agent: PrintAgent = {
  _id: 'c'.repeat(24),
  name: 'Counter computer',
  isOnline: true,
  lastSeenAt: '2025-03-09T16:00:00.000Z',
  createdAt: '2025-03-01T10:00:00.000Z',
};
const testJob: PrintJob = {
  _id: 'd'.repeat(24),
  orderId: null,
  orderNumber: null,
  tableNumber: null,
  printerId: kitchen._id,
  printerName: kitchen.name,
  kind: 'test',
  state: 'waiting',
  trouble: null,
  problem: null,
  isCopy: false,
  createdAt: '2025-03-09T16:00:00.000Z',
  takenAt: null,
  printedAt: null,
};
const areas: AreaChoice[] = [
  { _id: 'e'.repeat(24), name: 'Kitchen' },
  { _id: 'f'.repeat(24), name: 'Bar' },
];

type Options = { prepare?: (server: FakeServer) => void; areas?: readonly AreaChoice[] };

const open = ({ prepare = () => {}, areas: known = [] }: Options = {}) => {
  const server = fakeServer();
  server.reply('GET /printers', [kitchen, bar]);
  server.reply('GET /print-agents', [agent]);
  server.reply('GET /qr/base', { base: 'https://menta.example', reach: 'everyone' });
  prepare(server);
  const screen = renderScreen(<PrintingSettings areas={known} />);
  const press = async (name: string | RegExp) =>
    screen.user.click(await screen.findByRole('button', { name }));
  const rowOf = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 4, name });
    return within(heading.closest('li') as HTMLElement);
  };
  const add = async (kind: RegExp) => {
    await press('Add a printer');
    await screen.user.click(await screen.findByRole('radio', { name: kind }));
    await press('Next');
    await screen.findByRole('heading', { name: /What does it print/ });
  };
  return { ...screen, server, press, rowOf, add };
};

const none = (server: FakeServer) => {
  server.reply('GET /printers', []);
  server.reply('GET /print-agents', []);
};

describe('the printers', () => {
  it('are listed with how they are, what to do, and what they print', async () => {
    const { rowOf } = open();
    const first = await rowOf('Kitchen');
    first.getByText('Online');
    first.getByText(/Last ticket:/);
    first.getByText('When an order is approved · changes too · 1 copy · 80 mm · English');
    const second = await rowOf('Bar');
    second.getByText('Out of paper');
    second.getByText(/Put in a new roll/);
    second.getByText(/2 tickets wait/);
    second.getByText(/2 copies · 58 mm/);
    second.getByText('192.168.1.50:9100');
  });

  it('say whose printing page each link opens', async () => {
    const browser = { ...kitchen, kind: 'browser' as const };
    const prepare = (server: FakeServer) =>
      server.reply('GET /printers', [browser, { ...browser, _id: bar._id, name: 'Bar' }]);
    const { findByRole } = open({ prepare });
    await findByRole('link', { name: 'Open the printing page of Kitchen' });
    await findByRole('link', { name: 'Open the printing page of Bar' });
  });

  it('say which areas they follow where there are several', async () => {
    const { rowOf } = open({
      areas,
      prepare: (server) => server.reply('GET /printers', [kitchen, { ...bar, areas: [areas[1]?._id ?? ''] }]),
    });
    (await rowOf('Kitchen')).getByText(/^All areas · /);
    (await rowOf('Bar')).getByText(/^Bar · /);
  });

  it('teach the first step while there are none, and no agents', async () => {
    const { findByText, queryByText } = open({ prepare: none });
    await findByText('No printers yet');
    await findByText(/takes three steps/);
    expect(queryByText('Print agents')).toBeNull();
  });

  it('can be asked for again when they did not come', async () => {
    const { server, press, rowOf, findByText } = open({
      prepare: (prepared) => prepared.reply('GET /printers', noLine),
    });
    await findByText(/No connection/);
    server.reply('GET /printers', [kitchen]);
    await press('Try again');
    await rowOf('Kitchen');
  });

  it('print a test ticket, and say when it has come out', async () => {
    const { server, press, rowOf, queries } = open({
      prepare: (prepared) => prepared.reply('POST /printers/:id/test', testJob),
    });
    await press('A test ticket on the printer Kitchen');
    const row = await rowOf('Kitchen');
    await row.findByText(/Waiting for it to print/);
    expect(server.calls('POST /printers/:id/test')[0]?.params).toEqual({ id: kitchen._id });
    server.reply('GET /printers', [{ ...kitchen, lastTicketAt: '2025-03-09T16:01:00.000Z' }, bar]);
    await queries.invalidateQueries();
    await row.findByText('The test ticket was printed.');
  });

  it('say why a test ticket was refused', async () => {
    const { press, findByText } = open({
      prepare: (server) =>
        server.reply(
          'POST /printers/:id/test',
          refuse('plan_required', 'This is available on the Pro plan.'),
        ),
    });
    await press('A test ticket on the printer Kitchen');
    await findByText('This is available on the Pro plan.');
  });

  it('are removed after a question', async () => {
    const { server, press, user, findByRole, findByText } = open({
      prepare: (prepared) => prepared.reply('DELETE /printers/:id', {}),
    });
    await press('Remove the printer Bar');
    const question = await findByRole('alertdialog');
    server.reply('GET /printers', [kitchen]);
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await findByText('The printer Bar was removed');
    expect(server.calls('DELETE /printers/:id')[0]?.params).toEqual({ id: bar._id });
  });

  it('get another address after a question, and wait for a call under it', async () => {
    const { server, press, findByText, findByRole, queries } = open({
      prepare: (prepared) =>
        prepared.reply('POST /printers/:id/secret', {
          address: 'https://menta.example/api/print/star/new-secret',
        }),
    });
    await press('A new address for the printer Kitchen');
    await findByText(/The present address stops at once/);
    await press('Yes, a new address');
    await findByText('https://menta.example/api/print/star/new-secret');
    await findByText(/Waiting for the first sign of life/);
    server.reply('GET /printers', [{ ...kitchen, lastSeenAt: '2025-03-09T16:05:00.000Z' }]);
    await queries.invalidateQueries();
    await findByText('The printer Kitchen is connected');
    await findByRole('img', { name: /QR code/ });
  });

  it('are edited, with areas and the place in the network', async () => {
    const { server, press, user, findByRole, getByRole, getByLabelText, findByText } = open({
      areas,
      prepare: (prepared) => prepared.reply('PUT /printers/:id', bar),
    });
    await press('Edit the printer Bar');
    await user.click(await findByRole('radio', { name: 'Some areas only' }));
    await user.click(getByRole('checkbox', { name: 'Kitchen' }));
    await press('Save');
    await findByText('Choose at least one area.');
    await user.click(getByRole('checkbox', { name: 'Bar' }));
    await user.clear(getByLabelText(/IP address/));
    await user.type(getByLabelText(/IP address/), 'http://x');
    await press('Save');
    await findByText(/without spaces and without http/);
    await user.clear(getByLabelText(/IP address/));
    await user.type(getByLabelText(/IP address/), '10.0.0.7');
    await press('Save');
    await findByText('Saved');
    expect(server.calls('PUT /printers/:id')[0]?.body).toMatchObject({
      areas: [areas[1]?._id],
      network: { agentId: agent._id, host: '10.0.0.7', port: 9100 },
    });
  });

  it('keep what was changed when saving failed', async () => {
    const { press, user, findByLabelText, findByText, getByLabelText } = open({
      prepare: (server) => server.reply('PUT /printers/:id', noLine),
    });
    await press('Edit the printer Kitchen');
    await user.type(await findByLabelText(/Name of the printer/), ' 2');
    await press('Save');
    await findByText(/No connection/);
    expect((getByLabelText(/Name of the printer/) as HTMLInputElement).value).toBe('Kitchen 2');
  });
});

describe('adding a printer', () => {
  it('takes three steps: the kind, what it prints, and its address until it calls', async () => {
    const made = buildPrinter({ status: 'new', lastSeenAt: null, lastTicketAt: null });
    const { server, press, add, user, findByText, findByRole, getByRole, queries, getByAltText } = open({
      prepare: (prepared) => {
        none(prepared);
        prepared.reply('POST /printers', {
          printer: made,
          address: 'https://menta.example/api/print/star/secret',
        });
      },
    });
    await add(/Star that fetches/);
    expect(document.activeElement).toBe(getByRole('heading', { name: /What does it print/ }));
    const sample = () => getByAltText(/sample ticket/).getAttribute('src');
    expect(sample()).toBe('/api/printers/sample?paper=80&language=en');
    await user.click(getByRole('radio', { name: '58 mm' }));
    expect(sample()).toBe('/api/printers/sample?paper=58&language=en');
    server.reply('GET /printers', [made]);
    await press('Add the printer');
    await findByText('https://menta.example/api/print/star/secret');
    expect(server.calls('POST /printers')[0]?.body).toEqual({
      kind: 'star',
      name: 'Kitchen',
      paper: 58,
      language: 'en',
      areas: null,
      copies: 1,
      moment: 'approval',
      printsChanges: true,
      opensDrawer: false,
      network: null,
    });
    await findByText(/CloudPRNT choose Enable/);
    await findByText(/Waiting for the first sign of life from the printer Kitchen/);
    server.reply('GET /printers', [kitchen]);
    await queries.invalidateQueries();
    await findByText('The printer Kitchen is connected');
    // In the dialog, which hides the list behind it.
    await findByRole('button', { name: 'A test ticket on the printer Kitchen', hidden: false });
    await press('Done');
    await findByText('Online');
  });

  it('asks for a name, and goes back without losing what was chosen', async () => {
    const { press, add, user, findByText, getByLabelText, findByRole } = open();
    await add(/Epson/);
    await press('Add the printer');
    await findByText('Write a name.');
    await user.write(getByLabelText(/Name of the printer/), 'Pass');
    await press('Back');
    expect(((await findByRole('radio', { name: /Epson/ })) as HTMLInputElement).checked).toBe(true);
    await press('Next');
    expect((getByLabelText(/Name of the printer/) as HTMLInputElement).value).toBe('Pass');
  });

  it('says why it was refused', async () => {
    const { press, add, user, findByText, getByLabelText } = open({
      prepare: (server) => server.reply('POST /printers', refuse('limit_reached', 'There are enough.')),
    });
    await add(/Star/);
    await user.write(getByLabelText(/Name of the printer/), 'Pass');
    await press('Add the printer');
    await findByText('There are enough.');
  });

  it('warns where no printer can reach the address', async () => {
    const { press, add, findByText } = open({
      prepare: (server) => {
        none(server);
        server.reply('GET /qr/base', { base: 'http://localhost:3000', reach: 'this-machine' });
        server.reply('POST /printers', {
          printer: buildPrinter({ kind: 'epson', status: 'new', lastSeenAt: null }),
          address: 'http://localhost:3000/api/print/epson/secret',
        });
      },
    });
    await add(/Epson/);
    await press('Add the printer');
    await findByText('The printer cannot reach this address');
    await findByText(/Server Direct Print choose Enable/);
  });

  it('in the network waits for an agent first, then asks where the printer is', async () => {
    const { server, press, add, user, findByText, findByLabelText, queries, getByLabelText } = open({
      prepare: (prepared) => {
        none(prepared);
        prepared.reply('POST /print-agents/codes', {
          code: 'ACDEFGHJ',
          expiresAt: '2025-03-09T16:02:00.000Z',
        });
        prepared.reply('POST /printers', { printer: bar, address: null });
      },
    });
    await add(/Any other network printer/);
    await press('Next');
    await findByLabelText(/Where the agent will run/);
    await press('Show the command');
    await findByText(/node print-agent\.mjs https:\/\/menta\.example ACDEFGHJ/);
    await findByText('Waiting for the agent…');
    server.reply('GET /print-agents', [agent]);
    await queries.invalidateQueries();
    await user.write(await findByLabelText(/IP address/), '192.168.1.50');
    expect((getByLabelText(/Port/) as HTMLInputElement).value).toBe('9100');
    await press('Add the printer');
    await findByText(/Waiting for the first sign of life/);
    expect(server.calls('POST /printers')[0]?.body).toMatchObject({
      kind: 'network',
      network: { agentId: agent._id, host: '192.168.1.50', port: 9100 },
    });
  });

  it('in a browser leads to the page that prints', async () => {
    const page = buildPrinter({ kind: 'browser', status: 'new', lastSeenAt: null });
    const { press, add, findByText, queryByRole } = open({
      prepare: (server) => {
        none(server);
        server.reply('POST /printers', { printer: page, address: null });
      },
    });
    await add(/plugged into a device/);
    expect(queryByRole('switch', { name: /cash drawer/ })).toBeNull();
    await press('Add the printer');
    await findByText(`https://menta.example/printing/${page._id}`);
    await findByText(/Waiting for the printing page of Kitchen/);
  });
});

describe('the print agents', () => {
  it('are listed, and removed after a question', async () => {
    const { server, press, user, findByText, findByRole } = open({
      prepare: (prepared) => prepared.reply('DELETE /print-agents/:id', {}),
    });
    await findByText('Print agents');
    await press('Remove the agent Counter computer');
    const question = await findByRole('alertdialog');
    server.reply('GET /print-agents', []);
    await user.click(within(question).getByRole('button', { name: 'Remove' }));
    await findByText('The agent Counter computer was removed');
    await findByText(/network printers print nothing/);
  });

  it('are connected by a command', async () => {
    const { server, press, findByText, queries } = open({
      prepare: (prepared) =>
        prepared.reply('POST /print-agents/codes', {
          code: 'ACDEFGHJ',
          expiresAt: '2025-03-09T16:02:00.000Z',
        }),
    });
    await press('Connect an agent');
    await press('Show the command');
    await findByText(/ACDEFGHJ/);
    expect(server.calls('POST /print-agents/codes')[0]?.body).toEqual({
      name: 'The computer in the restaurant',
    });
    server.reply('GET /print-agents', [agent, { ...agent, _id: '1'.repeat(24), name: 'Another' }]);
    await queries.invalidateQueries();
    await findByText('The agent is connected');
  });
});
