import { expect, it } from 'vitest';
import type { BoardPrints } from '#core/printing/jobs/job-shape.ts';
import { useBoardPrints } from '#web/lib/query/printing-queries.ts';
import { barId, buildPrinterState, buildPrintJob } from '#web/testing/build-print-job.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PrintedMark, UnprintedNote } from './print-marks.tsx';

const orderId = '0123456789abcdef01234567';

const Card = () => {
  useBoardPrints();
  return (
    <article>
      <PrintedMark orderId={orderId} />
      <UnprintedNote orderId={orderId} />
    </article>
  );
};

const onCard = async (prints: BoardPrints) => {
  const server = fakeServer();
  server.reply('GET /printers/state', [buildPrinterState({ status: 'paper_out' })]);
  server.reply('GET /print-jobs', prints);
  const screen = renderScreen(<Card />);
  return { server, ...screen, card: screen.getByRole('article') };
};

it('is a small picture with a name once all of its tickets came out', async () => {
  const { findByRole, card } = await onCard({ troubles: [], printed: [orderId] });
  expect(await findByRole('img', { name: 'The ticket has been printed' })).toBeTruthy();
  expect(card.textContent).toBe('');
});

it('says in words which ticket did not come out, where and why, of each printer', async () => {
  const { findByText, card } = await onCard({
    troubles: [
      buildPrintJob({ state: 'waiting', trouble: 'overdue', problem: null }),
      buildPrintJob({
        _id: 'f'.repeat(24),
        printerId: barId,
        printerName: 'Bar',
        kind: 'changes',
        state: 'unconfirmed',
        trouble: 'unconfirmed',
        problem: null,
      }),
      buildPrintJob({ _id: '9'.repeat(24), orderId: '9'.repeat(24), printerName: 'Cold' }),
    ],
    printed: [],
  });
  expect(await findByText('Ticket not printed yet: Kitchen · Out of paper')).toBeTruthy();
  expect(card.textContent).toContain('Ticket of changes: not known whether it printed: Bar');
  expect(card.textContent).not.toContain('Cold');
});

it('asks for nothing itself: a board with a hundred cards reads once', async () => {
  const { server, findByRole } = await onCard({ troubles: [], printed: [orderId] });
  await findByRole('img');
  expect(server.calls('GET /print-jobs')).toHaveLength(1);
});
