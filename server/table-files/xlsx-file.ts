import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refusal } from '#core/refusal.ts';
import type { Row } from '#core/reports/files/table-to-write.ts';
import { limits } from '#core/values/limits.ts';
import { limitConcurrency } from '#server/system/turns/limit-concurrency.ts';
import type { TableSource } from './table-source.ts';
import { type Workbook, writeWorkbook } from './workbook.ts';

const readAll = async (pages: TableSource['pages']): Promise<Row[]> => {
  const all: Row[] = [];
  for await (const rows of pages) {
    if (all.length + rows.length > limits.xlsxRows) throw new Refusal('table_too_large');
    all.push(...rows);
  }
  return all;
};

/** A large one takes seconds, in which nobody else would be answered. */
const writeInThread = async (workbook: Workbook): Promise<Buffer> => {
  const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url), { workerData: workbook });
  const [bytes]: Uint8Array[] = await once(thread, 'message');
  return Buffer.from(bytes ?? []);
};

/** Written sooner than a thread begins. */
const fewRows = 200;

/** Each holds its whole table, several times over: they wait for each other. */
const oneAtATime = limitConcurrency(1);

export const xlsxFile = ({ title, columns, pages, language }: TableSource): Promise<Buffer> =>
  oneAtATime(async () => {
    const rows = await readAll(pages);
    const write = rows.length > fewRows ? writeInThread : writeWorkbook;
    return write({ title, columns, rows, language });
  });
