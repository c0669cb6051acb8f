import { z } from 'zod';
import { contract, endpoint } from '../../http/endpoint.ts';
import { id, nothing, secret } from '../../values/wire.ts';
import { jobResults } from '../jobs/job-lifecycle.ts';
import { printingLimits } from '../printing-limits.ts';
import { agentWaitSeconds } from './agent-times.ts';
import { statusBytesPattern } from './esc-pos-status.ts';

const secretParams = z.object({ secret });

/** As much as a printer says at once; it is a fraction of this. */
const wireBytes = 16 * 1024;

/** Printers of every age say other things too, and leave out what they do not know. */
const starPoll = z.object({
  statusCode: z.string().max(300),
  clientAction: z
    .array(z.object({ request: z.string().max(100), result: z.string().max(1_000).default('') }))
    .max(20)
    .nullish()
    .catch(null),
});
export type StarPoll = z.output<typeof starPoll>;

const starText = z.string().max(300);
const starJob = z.object({ token: starText.optional() });

/** The bytes of four answers to DLE EOT, in hexadecimal digits. */
const statusBytes = z.string().regex(statusBytesPattern);

/** What printers and print agents call. The makers of printers decided how; the agent is our own. */
export const wiresContract = contract({
  pollStar: endpoint({
    method: 'POST',
    path: '/print/star/:secret',
    access: 'printer',
    summary: 'A Star CloudPRNT printer says how it is, and hears whether there is a ticket.',
    params: secretParams,
    body: starPoll,
    bodyBytes: wireBytes,
    response: z.object({
      jobReady: z.boolean(),
      mediaTypes: z.array(z.string()).optional(),
      jobToken: z.string().optional(),
      deleteMethod: z.string().optional(),
      clientAction: z.array(z.object({ request: z.string(), options: z.string() })).optional(),
    }),
  }),
  fetchStar: endpoint({
    method: 'GET',
    path: '/print/star/:secret',
    access: 'printer',
    summary:
      'A Star printer fetches its ticket, as a picture in its dots. With `delete` it confirms instead, as some of them do.',
    params: secretParams,
    query: starJob.extend({
      type: starText.default('image/png'),
      delete: starText.optional(),
      code: starText.default(''),
    }),
    response: 'png',
    refusals: { unsupported_media_type: z.undefined() },
  }),
  confirmStar: endpoint({
    method: 'DELETE',
    path: '/print/star/:secret',
    access: 'printer',
    summary: 'A Star printer says what became of its ticket. Repeating it changes nothing.',
    params: secretParams,
    query: starJob.extend({ code: starText }),
    response: nothing,
  }),
  callEpson: endpoint({
    method: 'POST',
    path: '/print/epson/:secret',
    access: 'printer',
    summary:
      'An Epson printer with Server Direct Print asks for a ticket, or says what became of one; an empty answer is nothing to print.',
    params: secretParams,
    body: z.string().max(wireBytes),
    bodyBytes: wireBytes,
    takesForm: true,
    response: 'xml',
  }),
  pollAgent: endpoint({
    method: 'POST',
    path: '/print/agent/:secret',
    access: 'printer',
    summary:
      'A print agent says how its printers are, and hears where they are and which have a ticket; it waits until one has.',
    params: secretParams,
    body: z.object({
      waitSeconds: z.int().min(0).max(agentWaitSeconds).default(0),
      /** Those that were reached since the last call. */
      printers: z
        .array(z.object({ _id: id, status: statusBytes }))
        .max(printingLimits.printers)
        .default([]),
      /** Of these it wants to hear nothing: it is printing, or waits before it tries again. */
      busy: z.array(id).max(printingLimits.printers).default([]),
    }),
    bodyBytes: wireBytes,
    staysOpen: true,
    response: z.object({
      printers: z.array(z.object({ _id: id, host: z.string(), port: z.number(), hasTicket: z.boolean() })),
    }),
  }),
  claimForAgent: endpoint({
    method: 'POST',
    path: '/print/agent/:secret/claim',
    access: 'printer',
    summary: 'A print agent takes the next ticket for a printer that it has reached, as the bytes to send.',
    params: secretParams,
    body: z.object({ printerId: id, status: statusBytes }),
    bodyBytes: wireBytes,
    response: z.object({ job: z.object({ _id: id, bytes: z.base64() }).nullable() }),
  }),
  confirmForAgent: endpoint({
    method: 'POST',
    path: '/print/agent/:secret/confirm',
    access: 'printer',
    summary: 'A print agent says what became of a ticket. Repeating it changes nothing.',
    params: secretParams,
    body: z.object({ printerId: id, jobId: id, result: z.enum(jobResults) }),
    bodyBytes: wireBytes,
    response: nothing,
  }),
});
