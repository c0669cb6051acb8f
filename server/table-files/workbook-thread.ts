import { parentPort, workerData } from 'node:worker_threads';
import { writeWorkbook } from './workbook.ts';

/* Run as a thread by `xlsx-file.ts`. */
parentPort?.postMessage(await writeWorkbook(workerData));
