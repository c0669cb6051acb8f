import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { locales } from '../i18n/locale.ts';
import { readStationCode, stationCodeLength } from '../staff/station-code.ts';
import { limits } from '../values/limits.ts';
import { dateTime, id, idParams, nothing, requiredLine } from '../values/wire.ts';
import { jobProblems, jobResults } from './jobs/job-lifecycle.ts';
import { boardPrints, printJob } from './jobs/job-shape.ts';
import {
  paperQuery,
  printAgent,
  printer,
  printerAddress,
  printerBody,
  printerChanges,
  printerState,
} from './printer-shape.ts';

const notFound = { not_found: noDetails };
const onPaidPlan = { plan_required: noDetails };

/** On this printer; without one, on the printer that the job was for. */
const onPrinter = z.object({ printerId: id.nullable().default(null) });

export const printingContract = contract({
  listPrinters: endpoint({
    method: 'GET',
    path: '/printers',
    access: 'owner',
    summary: 'The printers with their settings and how they are, by name.',
    response: z.array(printer),
  }),
  createPrinter: endpoint({
    method: 'POST',
    path: '/printers',
    access: 'owner',
    summary:
      'Add a printer. One that fetches its tickets gets an address with a secret, which is shown here and never again.',
    body: printerBody,
    response: z.object({ printer, address: z.string().nullable() }),
    status: 201,
    refusals: { ...onPaidPlan, ...notFound, limit_reached: noDetails },
  }),
  updatePrinter: endpoint({
    method: 'PUT',
    path: '/printers/:id',
    access: 'owner',
    summary: 'Change the settings of a printer. Tickets that wait for it keep what they say.',
    params: idParams,
    body: printerChanges,
    response: printer,
    refusals: { ...onPaidPlan, ...notFound },
  }),
  deletePrinter: endpoint({
    method: 'DELETE',
    path: '/printers/:id',
    access: 'owner',
    summary: 'Remove a printer. Tickets that wait for it are withdrawn, and its address stops at once.',
    params: idParams,
    response: nothing,
    refusals: notFound,
  }),
  replacePrinterSecret: endpoint({
    method: 'POST',
    path: '/printers/:id/secret',
    access: 'owner',
    summary: 'Make another address for a printer that fetches its tickets. The old one stops at once.',
    params: idParams,
    response: printerAddress,
    refusals: { ...onPaidPlan, ...notFound },
  }),
  printTest: endpoint({
    method: 'POST',
    path: '/printers/:id/test',
    access: 'owner',
    summary: 'Print a test ticket.',
    params: idParams,
    response: printJob,
    status: 201,
    refusals: { ...onPaidPlan, ...notFound },
  }),
  getSampleTicket: endpoint({
    method: 'GET',
    path: '/printers/sample',
    access: 'owner',
    summary: 'A picture of a made-up ticket, for the settings of a printer.',
    query: z.object({ paper: paperQuery, language: z.enum(locales) }),
    response: 'image',
  }),
  listPrinterStates: endpoint({
    method: 'GET',
    path: '/printers/state',
    access: 'station',
    summary: 'How the printers are, for a board: online, paper, cover, the last ticket.',
    response: z.array(printerState),
  }),
  claimTicket: endpoint({
    method: 'POST',
    path: '/printers/:id/claim',
    access: 'station',
    summary:
      'Take the next ticket of a printer that a browser serves. Of many who ask at once one gets it; it has to be confirmed.',
    params: idParams,
    response: z.object({ job: printJob.nullable(), copies: z.number() }),
    refusals: notFound,
  }),

  listPrintAgents: endpoint({
    method: 'GET',
    path: '/print-agents',
    access: 'owner',
    summary: 'The print agents: processes in the restaurant that reach its network printers.',
    response: z.array(printAgent),
  }),
  makeAgentCode: endpoint({
    method: 'POST',
    path: '/print-agents/codes',
    access: 'owner',
    summary: 'Make a code that pairs a print agent: once, within two minutes. A code made before stops.',
    body: z.object({ name: requiredLine(limits.name) }),
    response: z.object({ code: z.string(), expiresAt: dateTime }),
    status: 201,
    refusals: { ...onPaidPlan, limit_reached: noDetails },
  }),
  pairAgent: endpoint({
    method: 'POST',
    path: '/print-agents/pair',
    access: 'public',
    summary: 'Turn a code into the secret of a print agent. Only a hash of it is stored.',
    body: z.object({
      code: z
        .string()
        .max(40)
        .overwrite(readStationCode)
        .regex(new RegExp(`^[A-Z0-9]{${stationCodeLength}}$`)),
    }),
    bodyBytes: 1024,
    response: z.object({ name: z.string(), secret: z.string() }),
    status: 201,
    refusals: { station_code_invalid: noDetails },
  }),
  deletePrintAgent: endpoint({
    method: 'DELETE',
    path: '/print-agents/:id',
    access: 'owner',
    summary: 'Remove a print agent. Its printers stay, and wait for another one.',
    params: idParams,
    response: nothing,
    refusals: notFound,
  }),

  getBoardPrints: endpoint({
    method: 'GET',
    path: '/print-jobs',
    access: 'station',
    summary: 'Print jobs in trouble, and the orders of the open shift whose tickets came out.',
    response: boardPrints,
  }),
  getJobTicket: endpoint({
    method: 'GET',
    path: '/print-jobs/:id/ticket',
    access: 'station',
    summary: 'The ticket of a print job, as a picture in the dots of its paper.',
    params: idParams,
    response: 'image',
    refusals: notFound,
  }),
  confirmTicket: endpoint({
    method: 'POST',
    path: '/print-jobs/:id/confirm',
    access: 'station',
    summary: 'Say what became of a ticket that a browser took. Repeating it changes nothing.',
    params: idParams,
    body: z.object({ result: z.enum(jobResults), problem: z.enum(jobProblems).nullable().default(null) }),
    response: nothing,
    refusals: notFound,
  }),
  printAgain: endpoint({
    method: 'POST',
    path: '/print-jobs/:id/again',
    access: 'right:orders',
    summary:
      "Print a job's ticket again, here or on another printer. It says 'copy' unless the first still waited; trouble with that one is handled.",
    params: idParams,
    body: onPrinter,
    response: printJob,
    status: 201,
    refusals: notFound,
  }),
  withdrawJob: endpoint({
    method: 'POST',
    path: '/print-jobs/:id/withdraw',
    access: 'right:orders',
    summary: 'Take back a ticket that still waits.',
    params: idParams,
    response: printJob,
    refusals: { ...notFound, changed_meanwhile: z.object({ job: printJob }) },
  }),
  handleJob: endpoint({
    method: 'POST',
    path: '/print-jobs/:id/handled',
    access: 'right:orders',
    summary: 'Say that the trouble with a ticket has been dealt with: it rings no more.',
    params: idParams,
    response: printJob,
    refusals: notFound,
  }),

  listOrderJobs: endpoint({
    method: 'GET',
    path: '/orders/:id/print-jobs',
    access: 'station',
    summary: 'The print jobs of an order, the newest first. On a station only of the open shift.',
    params: idParams,
    response: z.array(printJob),
    refusals: notFound,
  }),
  printOrder: endpoint({
    method: 'POST',
    path: '/orders/:id/print',
    access: 'right:orders',
    summary:
      "Print an order on a printer as it is now. It says 'copy' if a ticket of it was handed out before.",
    params: idParams,
    body: z.object({ printerId: id }),
    response: printJob,
    status: 201,
    refusals: notFound,
  }),
  printBill: endpoint({
    method: 'POST',
    path: '/orders/:id/bill',
    access: 'right:orders',
    summary: 'Print the bill of an order for its guest. It is no tax invoice, and says so.',
    params: idParams,
    body: z.object({ printerId: id }),
    response: printJob,
    status: 201,
    refusals: notFound,
  }),
  printVisitBill: endpoint({
    method: 'POST',
    path: '/visits/:id/bill',
    access: 'right:orders',
    summary:
      'Print the bill of a table: the orders of its visit as one list, what was paid already and what is left. What nobody has approved yet is not on it.',
    params: idParams,
    body: z.object({ printerId: id }),
    response: printJob,
    status: 201,
    refusals: notFound,
  }),
  getVisitBill: endpoint({
    method: 'GET',
    path: '/visits/:id/bill',
    access: 'station',
    summary: 'The bill of a table as a picture, for a page that shows or prints it.',
    params: idParams,
    query: z.object({ paper: paperQuery, language: z.enum(locales) }),
    response: 'image',
    refusals: notFound,
  }),
  getOrderTicket: endpoint({
    method: 'GET',
    path: '/orders/:id/ticket',
    access: 'station',
    summary: 'An order or its bill as a picture, for a page that shows or prints it.',
    params: idParams,
    query: z.object({
      kind: z.enum(['order', 'bill']),
      paper: paperQuery,
      language: z.enum(locales),
    }),
    response: 'image',
    refusals: notFound,
  }),
});
