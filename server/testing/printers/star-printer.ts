import type { Bitmap } from '#core/printing/ticket/ticket.ts';
import type { WireAnswer, WireCall } from './call-printing.ts';
import { decodePng } from './decode-png.ts';

/** What is odd about a printer, or goes wrong with it; all of it may be changed while it runs. */
export type StarFaults = {
  paper: 'in' | 'out' | 'ends in the middle of the next ticket';
  isCoverOpen: boolean;
  /** The power goes after the fetch: it remembers nothing, and nothing came out. */
  losesPowerAfterFetch: boolean;
  /** A confirmation that never arrives, or one whose answer does not; it is repeated in the next turn. */
  losesConfirmation: 'no' | 'on its way' | 'its answer';
  /** Old firmware knows nothing of tokens. */
  sendsToken: boolean;
  /** How success is spelled. */
  okCode: string;
  fetchesTwice: boolean;
  type: string;
  confirmsBy: 'DELETE' | 'GET';
  mac: string;
  interval: string;
};

const usual: StarFaults = {
  paper: 'in',
  isCoverOpen: false,
  losesPowerAfterFetch: false,
  losesConfirmation: 'no',
  sendsToken: true,
  okCode: 'OK',
  fetchesTwice: false,
  type: 'image/png',
  confirmsBy: 'DELETE',
  mac: '00:11:62:0a:0b:0c',
  interval: '5',
};

type Poll = {
  jobReady: boolean;
  mediaTypes?: string[];
  jobToken?: string;
  clientAction?: { request: string; options: string }[];
};
type Confirmation = { code: string; token: string | null; retries: number };

/** A Star CloudPRNT printer: each turn is one of its polls, with all that follows from it. */
export const createStarPrinter = (call: WireCall, path: string, faults: Partial<StarFaults> = {}) => {
  const now: StarFaults = { ...usual, ...faults };
  const printed: Bitmap[] = [];
  const answers: number[] = [];
  let partlyPrinted = 0;
  let drawerPulses = 0;
  /** Aborted for want of paper: fetched again when there is some. */
  let interrupted: { token: string | null } | null = null;
  let unheard: Confirmation | null = null;
  let actionResults: { request: string; result: string }[] | null = null;

  const statusCode = (): string => {
    if (now.isCoverOpen) return '420%20Cover%20open';
    return now.paper === 'out' ? '410%20Out%20of%20paper' : encodeURIComponent('200 OK');
  };
  const isReady = (): boolean => statusCode().startsWith('2');

  const query = (parts: Record<string, string | null>): string => {
    const known = Object.entries(parts).filter((part): part is [string, string] => part[1] !== null);
    return `?${new URLSearchParams({ uid: '2550012345', mac: now.mac, ...Object.fromEntries(known) })}`;
  };
  const tokenOf = (token: string | null) => (now.sendsToken ? token : null);

  const confirm = async (confirmation: Confirmation): Promise<void> => {
    const { code, token, retries } = confirmation;
    const lost = now.losesConfirmation;
    now.losesConfirmation = 'no';
    if (lost === 'on its way') {
      unheard = { ...confirmation, retries: retries + 1 };
      return;
    }
    const parts = { code, token: tokenOf(token), retry: retries > 0 ? String(retries) : null };
    const answer =
      now.confirmsBy === 'GET'
        ? await call('GET', `${path}${query({ ...parts, delete: '' })}`)
        : await call('DELETE', `${path}${query(parts)}`);
    answers.push(answer.status);
    unheard = lost === 'its answer' ? { ...confirmation, retries: retries + 1 } : null;
  };

  const print = async (answer: WireAnswer, token: string | null): Promise<void> => {
    if (now.paper === 'ends in the middle of the next ticket') {
      partlyPrinted += 1;
      now.paper = 'out';
      interrupted = { token };
      return;
    }
    if (!isReady()) {
      interrupted = { token };
      return;
    }
    printed.push(await decodePng(answer.body));
    if (answer.headers['x-star-cashdrawer'] === 'start') drawerPulses += 1;
    await confirm({ code: now.okCode, token, retries: 0 });
  };

  const fetchJob = async (token: string | null): Promise<void> => {
    interrupted = null;
    const address = `${path}${query({ type: now.type, token: tokenOf(token) })}`;
    if (now.fetchesTwice) await call('GET', address);
    const answer = await call('GET', address);
    answers.push(answer.status);
    if (now.losesPowerAfterFetch) {
      now.losesPowerAfterFetch = false;
      return;
    }
    if (answer.status !== 200) {
      await confirm({ code: answer.status === 404 ? '520' : '510', token, retries: 0 });
      return;
    }
    if (answer.type !== now.type) await confirm({ code: '510', token, retries: 0 });
    else await print(answer, token);
  };

  const poll = async (): Promise<Poll> => {
    const body = JSON.stringify({
      status: '23 86 0 0 0 0 0 0 0',
      printerMAC: now.mac,
      uniqueID: null,
      statusCode: statusCode(),
      printingInProgress: false,
      clientAction: actionResults,
    });
    actionResults = null;
    const answer = await call('POST', path, { type: 'application/json', body });
    answers.push(answer.status);
    return answer.status === 200 ? JSON.parse(answer.body.toString()) : { jobReady: false };
  };

  return {
    /** Changed at will. */
    now,
    printed,
    answers,
    partlyPrinted: () => partlyPrinted,
    drawerPulses: () => drawerPulses,
    /** One poll, and what follows from it. */
    turn: async (): Promise<void> => {
      if (unheard) await confirm(unheard);
      const { jobReady, jobToken = null, clientAction } = await poll();
      if (clientAction) {
        actionResults = clientAction.map(({ request }) => ({ request, result: now.interval }));
        return;
      }
      if (interrupted && isReady()) await fetchJob(interrupted.token);
      else if (jobReady && isReady()) await fetchJob(jobToken);
    },
  };
};
