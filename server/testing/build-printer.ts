import type { TestOwner } from './build-owner.ts';
import type { TestApp } from './test-app.ts';

export const printerBody = (overrides: Record<string, unknown> = {}) => ({
  name: 'Kitchen',
  kind: 'star',
  paper: 80,
  language: 'en',
  areas: null,
  copies: 1,
  moment: 'approval',
  printsChanges: true,
  opensDrawer: false,
  ...overrides,
});

/** A printer that proved who it is, with what it may do. */
export const buildPrinter = async (
  { services }: Pick<TestApp, 'services'>,
  owner: TestOwner,
  overrides: Record<string, unknown> = {},
) => {
  const { status, body } = await owner.post('/printers', printerBody(overrides));
  if (status !== 201) throw new Error(`adding a printer answered ${status}: ${JSON.stringify(body)}`);
  const secret = String(body.address).split('/').at(-1) ?? '';
  const known = await services.printQueue.findPrinter(body.printer.kind, secret);
  if (!known) throw new Error('the printer is not known by its own secret');
  return {
    id: String(body.printer._id),
    secret,
    known,
    claim: () => services.printQueue.claim(known),
    confirm: (jobId: string | null, result: 'printed' | 'failed' | 'unsent' = 'printed') =>
      services.printQueue.confirm(known, jobId, result),
  };
};
