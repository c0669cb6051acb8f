import type { FastifyReply, FastifyRequest } from 'fastify';
import type { printingContract } from '#core/printing/printing.contract.ts';
import { sampleTicket } from '#core/printing/sample-ticket.ts';
import type { PaperWidth, Ticket } from '#core/printing/ticket/ticket.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import { bitmapToPng } from '#server/tickets/bitmap-to-png.ts';
import { renderTicket } from '#server/tickets/render-ticket.ts';
import type { PrintAgentsService } from './agents.service.ts';
import type { PrintJobsService } from './jobs/print-jobs.service.ts';
import type { PrintersService } from './printers.service.ts';

type Needs = {
  printers: PrintersService;
  printAgents: PrintAgentsService;
  printJobs: PrintJobsService;
  /** Where a printer in the restaurant reaches this server. */
  baseFor: (request: FastifyRequest) => string;
};

const sendPicture = async (reply: FastifyReply, ticket: Ticket, paper: PaperWidth): Promise<void> => {
  reply.type('image/png').header('cache-control', 'no-store');
  await reply.send(await bitmapToPng(await renderTicket(ticket, paper)));
};

export const printingRoutes = ({
  printers,
  printAgents,
  printJobs,
  baseFor,
}: Needs): HandlersFor<typeof printingContract> => ({
  listPrinters: ({ owner }) => printers.list(owner),
  createPrinter: async ({ owner, body, request }) => {
    const { printer, path } = await printers.create(owner, body);
    return { printer, address: path && `${baseFor(request)}${path}` };
  },
  updatePrinter: ({ owner, params, body }) => printers.update(owner, params.id, body),
  deletePrinter: async ({ owner, params }) => {
    await printers.delete(owner, params.id);
    return {};
  },
  replacePrinterSecret: async ({ owner, params, request }) => {
    const path = await printers.replaceSecret(owner, params.id);
    return { address: `${baseFor(request)}${path}` };
  },
  printTest: ({ owner, params }) => printJobs.printTest(owner, params.id),
  getSampleTicket: ({ query, reply }) => sendPicture(reply, sampleTicket(query.language), query.paper),
  listPrinterStates: ({ owner }) => printers.listStates(owner),
  claimTicket: ({ owner, params }) => printJobs.claimForBrowser(owner, params.id),

  listPrintAgents: ({ owner }) => printAgents.list(owner),
  makeAgentCode: ({ owner, body }) => printAgents.makeCode(owner, body.name),
  pairAgent: ({ body, request }) => printAgents.pair(body.code, senderOf(request)),
  deletePrintAgent: async ({ owner, params }) => {
    await printAgents.delete(owner, params.id);
    return {};
  },

  getBoardPrints: ({ owner }) => printJobs.readBoard(owner),
  getJobTicket: async ({ owner, params, reply }) => {
    const { ticket, paper } = await printJobs.getTicket(owner, params.id);
    await sendPicture(reply, ticket, paper);
  },
  confirmTicket: async ({ owner, params, body }) => {
    await printJobs.confirmByBrowser(owner, params.id, body.result, body.problem);
    return {};
  },
  printAgain: ({ owner, params, body }) => printJobs.printAgain(owner, params.id, body.printerId),
  withdrawJob: ({ owner, params }) => printJobs.withdraw(owner, params.id),
  handleJob: ({ owner, params }) => printJobs.handle(owner, params.id),

  listOrderJobs: ({ owner, params }) => printJobs.listOfOrder(owner, params.id),
  printOrder: ({ owner, params, body }) => printJobs.printOrder(owner, params.id, body.printerId),
  printBill: ({ owner, params, body }) => printJobs.printBill(owner, params.id, body.printerId),
  printVisitBill: ({ owner, params, body }) => printJobs.printVisitBill(owner, params.id, body.printerId),
  getVisitBill: async ({ owner, params, query, reply }) =>
    sendPicture(reply, await printJobs.drawVisitBill(owner, params.id, query.language), query.paper),
  getOrderTicket: async ({ owner, params, query, reply }) =>
    sendPicture(reply, await printJobs.drawOrder(owner, params.id, query), query.paper),
});
