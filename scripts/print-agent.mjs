#!/usr/bin/env node
// The print agent: carries tickets from a Menta server to the ESC/POS printers of a restaurant's network (port 9100).
//
//   node print-agent.mjs https://menu.example CODE    pairs it, once, and starts
//   node print-agent.mjs                              starts
//
// One file without dependencies, for Node 18 and newer. It dials out and listens to nothing. What it sends is made by the
// server; it only knows how to reach a printer, and how to prove that a ticket came out. It keeps no queue: whenever it is
// killed nothing is left behind, and a ticket that it had taken becomes unconfirmed at the server, which rings.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { connect } from 'node:net';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';

// It shares a small machine: garbage is collected early.
setFlagsFromString('--max-semi-space-size=1');
setFlagsFromString('--max-old-space-size=16');
setFlagsFromString('--optimize-for-size');

const { PRINT_AGENT_FILE, PRINT_AGENT_PACE = '1' } = process.env;
/** A test does not wait as long as a printer may take. */
const pace = Number(PRINT_AGENT_PACE);

/** How long a call waits for a ticket. */
const pollSeconds = 25;
/** One that is not answered long after that is lost. */
const callMs = (pollSeconds + 15) * 1000;
/** Printers stop to cut, to feed and to cool: who gives up sooner cuts tickets in half. */
const patienceMs = 15_000 * pace;
/** For the proof, from when the printer has last moved or said that it cannot. */
const proofMs = 120_000 * pace;
/** A printer without paper prints the rest when it has some. */
const longestMs = 30 * 60_000 * pace;
const askMs = 2_000 * pace;
const probeMs = 20_000 * pace;
const restMs = 5_000 * pace;
const backoff = { firstMs: 1_000 * pace, lastMs: 30_000 * pace };

const say = (text) => console.log(`${new Date().toISOString()} ${text}`);
const reasonOf = (error) => error.message || error.code;
const pauseMs = (failures) =>
  Math.min(backoff.lastMs, backoff.firstMs * 2 ** Math.min(failures, 10)) * (0.5 + Math.random() / 2);

/** Nothing that goes by itself: said in a sentence, and the end. */
class Stop extends Error {}

// The server

class Refused extends Error {
  constructor(status, body) {
    super(`the server answered ${status}${body?.message ? `: ${body.message}` : ''}`);
    this.status = status;
    this.isFinal = status < 500 && status !== 429 && status !== 408;
  }
}

/** By Node's own client: `fetch` alone takes as much memory as all the rest. */
function post(url, body, signal) {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    const text = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const sent = request(url, { method: 'POST', headers, signal, timeout: callMs }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() }));
    });
    sent.on('timeout', () => sent.destroy(new Error('the server does not answer')));
    sent.on('error', reject);
    sent.end(text);
  });
}

const readJson = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

async function call(server, path, body, signal) {
  const { status, text } = await post(new URL(`/api${path}`, server), body, signal);
  const value = readJson(text);
  if (status < 200 || status > 299) throw new Refused(status, value);
  if (value === null) throw new Error('the answer broke off');
  return value;
}

// Who it is

const secretFile = PRINT_AGENT_FILE ?? join(homedir(), '.config', 'menta-print-agent.json');

/** In one step, and readable by nobody else. */
async function keep(identity) {
  await mkdir(dirname(secretFile), { recursive: true });
  const draft = `${secretFile}.${process.pid}`;
  await writeFile(draft, JSON.stringify(identity), { mode: 0o600, flag: 'wx' });
  await rename(draft, secretFile);
}

async function pair(server, code) {
  const { origin } = new URL(server);
  const { secret, name } = await call(origin, '/print-agents/pair', { code });
  await keep({ server: origin, secret });
  say(`paired as "${name}"; its secret is in ${secretFile}`);
  return { server: origin, secret };
}

async function identify([server, code]) {
  if (server && !code) throw new Stop('The code is missing. It is shown where printers are set up.');
  if (server)
    return pair(server, code).catch((error) => {
      throw new Stop(`Pairing failed: ${reasonOf(error)}`);
    });
  try {
    return JSON.parse(await readFile(secretFile, 'utf8'));
  } catch {
    throw new Stop('Not paired yet. Run: node print-agent.mjs https://your-server CODE');
  }
}

// A printer

/** DLE EOT n: printer, offline cause, error, paper. Answered at once, whatever else the printer does. */
const statusQuestions = [1, 2, 3, 4].map((n) => Buffer.from([0x10, 0x04, n]));
const offlineCause = statusQuestions[1];
const isStatus = (byte) => (byte & 0x93) === 0x12;
/** Of an offline cause: no paper, an open cover, an error. */
const isBlocked = (byte) => (byte & 0x64) !== 0;
/** The answer to the last command of a ticket (GS r). Nothing else that a printer sends looks like it. */
const isProof = (byte) => (byte & 0x90) === 0;

const hexOf = (bytes) => Buffer.from(bytes).toString('hex');

/** One connection to one printer. */
function openLine({ host, port }) {
  const socket = connect({ host, port });
  socket.setNoDelay(true);
  const received = [];
  let failure = null;
  let wake = () => {};
  const fail = (why) => {
    failure ??= why;
    wake();
  };
  socket.on('connect', () => wake());
  socket.on('data', (bytes) => {
    received.push(...bytes);
    wake();
  });
  socket.on('drain', () => wake());
  socket.on('error', (error) => fail(error.code ?? error.message));
  socket.on('close', () => fail('the printer closed the connection'));

  return {
    received,
    /** Until something happens, or for so long. */
    next: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    isOpen: () => socket.readyState === 'open',
    failure: () => failure,
    unsent: () => socket.writableLength,
    write: (bytes) => socket.write(bytes),
    close: () => socket.destroy(),
  };
}

/** What `find` finds, as soon as it does; it is an error when the printer is silent until then. */
async function waitFor(line, find, ms) {
  const until = Date.now() + ms;
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    if (line.failure()) throw new Error(line.failure());
    const left = until - Date.now();
    if (left <= 0) throw new Error('the printer does not answer');
    await line.next(left);
  }
}

/** One question after the other: a picture may hold the same bytes, and then there are more answers than questions. */
async function readStatus(line) {
  const answers = [];
  for (const question of statusQuestions) {
    const from = line.received.length;
    line.write(question);
    answers.push(await waitFor(line, () => line.received.slice(from).find(isStatus), patienceMs));
  }
  return hexOf(answers);
}

/** Until the printer proves that all of it came out; meanwhile it is asked whether it can. */
async function waitForProof(line, from, onStatus) {
  const started = Date.now();
  let movedAt = started;
  let askedAt = started;
  let read = from;
  let unsent = line.unsent();
  let unanswered = 0;
  let isHindered = false;
  let isProven = false;
  for (;;) {
    const heard = line.received.slice(read);
    read += heard.length;
    const statuses = heard.filter(isStatus);
    unanswered = Math.max(0, unanswered - statuses.length);
    if (statuses.length > 0) {
      isHindered = isBlocked(statuses.at(-1));
      onStatus(hexOf([0x12, statuses.at(-1), 0x12, 0x12]));
    }
    isProven ||= heard.some(isProof);
    // An answer that comes later would be taken for one to the next question.
    if (isProven && (unanswered === 0 || line.failure() || Date.now() - askedAt > askMs)) return;
    if (line.failure()) throw new Error(`${line.failure()} before it had printed`);
    const now = Date.now();
    if (isHindered || line.unsent() < unsent) movedAt = now;
    unsent = line.unsent();
    if (now - movedAt > proofMs || now - started > longestMs) throw new Error('no proof of printing');
    if (!isProven && unsent === 0 && now - askedAt >= askMs) {
      line.write(offlineCause);
      unanswered += 1;
      askedAt = now;
    }
    await line.next(askMs);
  }
}

// The work

function createAgent({ server, secret }) {
  const path = `/print/agent/${secret}`;
  /** By id: where they are, what they said last, and whether somebody is at it. */
  const printers = new Map();
  /** Ends the call that waits, because there is something to say. */
  let waiting = new AbortController();
  const speakUp = () => waiting.abort();

  function heard(printer, status) {
    const isNews = printer.status !== status;
    Object.assign(printer, { status, isHeard: true });
    if (isNews) speakUp();
  }

  /** Repeated until it is heard: the ticket is on paper, and nobody else knows. */
  async function confirm(printer, jobId, result) {
    for (let failures = 0; ; failures++) {
      try {
        return await call(server, `${path}/confirm`, { printerId: printer.id, jobId, result });
      } catch (error) {
        if (error.isFinal) throw error;
        await sleep(pauseMs(failures));
      }
    }
  }

  /** Whether there was one. It is taken only when the printer has said that it can: until then nothing can be lost. */
  async function printNext(printer, line) {
    heard(printer, await readStatus(line));
    const { job } = await call(server, `${path}/claim`, { printerId: printer.id, status: printer.status });
    if (!job) return false;
    if (!line.isOpen()) {
      await confirm(printer, job._id, 'unsent');
      throw new Error(line.failure());
    }
    const from = line.received.length;
    line.write(Buffer.from(job.bytes, 'base64'));
    await waitForProof(line, from, (status) => heard(printer, status));
    await confirm(printer, job._id, 'printed');
    say(`${printer.host} printed ${job._id}`);
    return true;
  }

  /** Whatever waits, over one connection that is closed when there is nothing more. */
  async function serve(printer, line) {
    let printed = 0;
    while (await printNext(printer, line)) printed += 1;
    return printed > 0;
  }

  async function probe(printer, line) {
    heard(printer, await readStatus(line));
    speakUp();
    return true;
  }

  /** One work at a time for each printer; where it came to nothing the printer is left alone for a while. */
  async function attend(printer, work) {
    printer.isBusy = true;
    printer.attendedAt = Date.now();
    const line = openLine(printer);
    let isDone = false;
    try {
      await waitFor(line, () => line.isOpen() || undefined, patienceMs);
      isDone = await work(printer, line);
      printer.problem = null;
    } catch (error) {
      const problem = reasonOf(error);
      if (printer.problem !== problem) say(`${printer.host}:${printer.port} ${problem}`);
      Object.assign(printer, { problem, isHeard: false, status: null });
    }
    line.close();
    if (!isDone) await sleep(restMs);
    printer.isBusy = false;
    speakUp();
  }

  function learn(listed) {
    for (const { _id: id, host, port } of listed) {
      const known = printers.get(id) ?? { id, status: null, isHeard: false, isBusy: false, attendedAt: 0 };
      printers.set(id, Object.assign(known, { host, port }));
    }
    for (const id of [...printers.keys()]) if (!listed.some(({ _id }) => _id === id)) printers.delete(id);
  }

  /** Null when there was something to say before the server had something. */
  async function poll(waitSeconds) {
    waiting = new AbortController();
    const all = [...printers.values()];
    const reached = all.filter(({ isHeard }) => isHeard);
    for (const printer of reached) printer.isHeard = false;
    const body = {
      waitSeconds,
      printers: reached.map(({ id, status }) => ({ _id: id, status })),
      busy: all.filter(({ isBusy }) => isBusy).map(({ id }) => id),
    };
    const { signal } = waiting;
    try {
      return await call(server, path, body, signal);
    } catch (error) {
      if (signal.aborted) return null;
      for (const printer of reached) printer.isHeard = printer.status !== null;
      throw error;
    }
  }

  return {
    /** Hears what there is to do, and begins it. */
    turn: async (waitSeconds) => {
      const answer = await poll(waitSeconds);
      if (!answer) return;
      learn(answer.printers);
      for (const { _id, hasTicket } of answer.printers) {
        const printer = printers.get(_id);
        if (printer.isBusy) continue;
        if (hasTicket) void attend(printer, serve);
        else if (Date.now() - printer.attendedAt >= probeMs) void attend(printer, probe);
      }
    },
  };
}

async function run() {
  const identity = await identify(process.argv.slice(2));
  const agent = createAgent(identity);
  say(`asks ${identity.server} for tickets`);
  // The first call only learns which printers there are.
  for (let failures = 0, waitSeconds = 0; ; ) {
    try {
      await agent.turn(waitSeconds);
      if (failures > 0) say('the server answers again');
      failures = 0;
      waitSeconds = pollSeconds;
    } catch (error) {
      if (error.status === 404) throw new Stop('This agent was removed. Pair it again, with a new code.');
      if (failures === 0) say(reasonOf(error));
      await sleep(pauseMs(failures));
      failures += 1;
    }
  }
}

run().catch((error) => {
  console.error(error instanceof Stop ? error.message : error);
  process.exit(1);
});
