import type { Bitmap } from '#core/printing/ticket/ticket.ts';
import { decodeEpson } from '#core/printing/wires/testing/decode-epson.ts';
import type { WireCall } from './call-printing.ts';

/** What is odd about a printer, or goes wrong with it; all of it may be changed while it runs. */
export type EpsonFaults = {
  paper: 'in' | 'out' | 'ends in the middle of the next ticket';
  isCoverOpen: boolean;
  /** The power goes with the ticket in memory: nothing came out, and nothing is said. */
  losesPowerAfterFetch: boolean;
  losesResult: 'no' | 'on its way' | 'its answer';
  /** How the XML of a result stands in its form. */
  writes: 'encoded' | 'raw';
  namesJob: boolean;
};

const usual: EpsonFaults = {
  paper: 'in',
  isCoverOpen: false,
  losesPowerAfterFetch: false,
  losesResult: 'no',
  writes: 'encoded',
  namesJob: true,
};

const successBits = 251_658_262;
const failures = { EPTR_REC_EMPTY: 251_658_240 | 0x80000, EPTR_COVER_OPEN: 251_658_240 | 0x20 };

/** An Epson printer with Server Direct Print: each turn is one of its calls, with all that follows from it. */
export const createEpsonPrinter = (call: WireCall, path: string, faults: Partial<EpsonFaults> = {}) => {
  const now: EpsonFaults = { ...usual, ...faults };
  const printed: Bitmap[] = [];
  const answers: number[] = [];
  let partlyPrinted = 0;
  let drawerPulses = 0;
  let unheard: string | null = null;

  const post = async (form: string) => {
    const answer = await call('POST', path, { type: 'application/x-www-form-urlencoded', body: form });
    answers.push(answer.status);
    if (answer.status === 200 && answer.type !== 'text/xml; charset=utf-8')
      throw new Error(`a printer does not read ${answer.type}`);
    return answer;
  };

  const tell = async (form: string): Promise<void> => {
    const lost = now.losesResult;
    now.losesResult = 'no';
    if (lost !== 'on its way') await post(form);
    unheard = lost === 'no' ? null : form;
  };

  const resultOf = (jobId: string, code: keyof typeof failures | null): string => {
    const name = now.namesJob ? `<printjobid>${jobId}</printjobid>` : '';
    const said = code
      ? `success="false" code="${code}" status="${failures[code]}"`
      : `success="true" code="" status="${successBits}"`;
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid>${name}</Parameter><PrintResponse><response ${said} xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"/></PrintResponse></ePOSPrint></PrintResponseInfo>`;
    return `ConnectionType=SetResponse&ID=kitchen&ResponseFile=${now.writes === 'raw' ? xml : encodeURIComponent(xml)}`;
  };

  const print = (request: string): string => {
    const { jobId, tickets, drawerPulses: pulses } = decodeEpson(request);
    if (now.isCoverOpen) return resultOf(jobId, 'EPTR_COVER_OPEN');
    if (now.paper === 'out') return resultOf(jobId, 'EPTR_REC_EMPTY');
    if (now.paper !== 'in') {
      now.paper = 'out';
      partlyPrinted += 1;
      return resultOf(jobId, 'EPTR_REC_EMPTY');
    }
    printed.push(...tickets);
    drawerPulses += pulses;
    return resultOf(jobId, null);
  };

  return {
    now,
    printed,
    answers,
    partlyPrinted: () => partlyPrinted,
    drawerPulses: () => drawerPulses,
    tellStatus: () => post('ConnectionType=SetStatus&ID=kitchen&Status=%3Cstatusmonitor%2F%3E'),
    turn: async (): Promise<void> => {
      if (unheard) await tell(unheard);
      const { body } = await post('ConnectionType=GetRequest&ID=kitchen');
      if (body.length === 0) return;
      if (now.losesPowerAfterFetch) {
        now.losesPowerAfterFetch = false;
        return;
      }
      await tell(print(body.toString()));
    },
  };
};
