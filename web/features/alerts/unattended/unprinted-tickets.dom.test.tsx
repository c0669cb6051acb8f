import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PrintJob } from '#core/printing/jobs/job-shape.ts';
import { buildPrinterState, buildPrintJob } from '#web/testing/build-print-job.ts';
import { fakeServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { fakeAudio } from '../alarm/testing/fake-audio.ts';
import { UnprintedTickets } from './unprinted-tickets.tsx';

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => void vi.useFakeTimers());

const onDashboard = async (troubles: PrintJob[]) => {
  const server = fakeServer();
  server.reply('GET /printers/state', [buildPrinterState()]);
  server.reply('GET /print-jobs', { troubles, printed: [] });
  const audio = fakeAudio();
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  const screen = renderScreen(<UnprintedTickets />);
  await wait(100);
  // The bar comes when it is needed.
  await act(() => vi.dynamicImportSettled());
  await wait(0);
  return { ...screen, server, audio };
};

it('says nothing while every ticket comes out', async () => {
  const { queryByRole } = await onDashboard([]);
  expect(queryByRole('alert')).toBeNull();
});

it('rings with its own sound and leads to the board until somebody has dealt with it', async () => {
  const { server, audio, getByRole, queryByRole } = await onDashboard([
    buildPrintJob(),
    buildPrintJob({ _id: '1'.repeat(24) }),
  ]);
  expect(getByRole('alert').textContent).toContain('2 tickets were not printed');
  expect(getByRole('link', { name: 'Open the board' }).getAttribute('href')).toBe('/order-manager');
  expect(audio.heard()).toEqual(['print']);
  server.reply('GET /print-jobs', { troubles: [], printed: [] });
  await wait(20_100);
  audio.heard();
  expect(queryByRole('alert')).toBeNull();
  await wait(30_000);
  expect(audio.heard()).toEqual([]);
});
