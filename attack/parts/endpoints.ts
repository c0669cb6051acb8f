import { accountsContract } from '#core/accounts/accounts.contract.ts';
import { api, type EndpointName } from '#core/contract.ts';
import type { Endpoint } from '#core/http/endpoint.ts';
import { devicesContract } from '#core/security/devices.contract.ts';
import { secondFactorContract } from '#core/security/second-factor.contract.ts';
import { stationsContract } from '#core/staff/stations.contract.ts';
import { checkAnswer } from '../checks/check-answer.ts';
import { checkInvariants } from '../checks/invariants.ts';
import { compareRevisions, copyRevisions } from '../checks/revisions.ts';
import { compareDigests, digestOf } from '../checks/victim-digest.ts';
import type { watchLog } from '../checks/watch-log.ts';
import type { Report } from '../report/report.ts';
import { reproduce } from '../report/reproduction.ts';
import { generateRequests } from '../requests/generate-requests.ts';
import type { RequestTemplate } from '../requests/template.ts';
import { fillRequest } from '../sending/fill-request.ts';
import { createSender, type Send } from '../sending/send.ts';
import { openCast } from '../world/cast.ts';
import type { AttackedApp } from '../world/open-app.ts';
import { namesVictim } from '../world/things.ts';

export type Plan = {
  seed: number;
  /** To each endpoint. */
  requests: number;
  /** How many are on their way at once. */
  together: number;
  /** Looks at the database after every endpoint and mends restaurants after every volley; each takes as long as many requests. */
  isThorough: boolean;
  endpoints: readonly EndpointName[];
  /** Told of each endpoint when its requests are answered. */
  onAttacked?: (name: EndpointName, report: Report) => void;
};

/** After these a session may be another one, or none. */
const changesSessions = (name: EndpointName): boolean => name in ofAccounts || name in stationsContract;

/** A server that refuses a large body early closes the line, and the sender may not get to read why. */
const cutOffBytes = 64 * 1024;

/** Whatever changes an account is undone after each success. */
const ofAccounts = { ...accountsContract, ...devicesContract, ...secondFactorContract };

type Needs = { attacked: AttackedApp; watch: ReturnType<typeof watchLog>; report: Report };

/** Every endpoint of the contract, one after the other, as everybody. */
export const attackEndpoints = async ({ attacked, watch, report }: Needs, plan: Plan): Promise<void> => {
  const { db } = attacked.engine;
  const cast = await openCast(attacked, watch.addSecret);
  const sender = createSender(attacked.url);
  let sent = 0;
  const fresh = () => `fresh-${++sent}`;

  const sendOne = async (template: RequestTemplate, send: Send): Promise<boolean> => {
    const { name, person } = template;
    const fail = (problem: string) =>
      report.fail({ where: name, problem, reproduction: reproduce(template) });
    const { cookie } = cast.caller(person);
    const request = fillRequest(template, { known: cast.knownFor(person), cookie, fresh });
    const secrets = cast.secretsFrom(person);
    const isForeign = Object.values(template.params).some(namesVictim);
    const answer = await send(request);
    if ('failed' in answer) {
      report.answered(name, 0);
      if ((request.body?.length ?? 0) < cutOffBytes) fail(answer.failed);
      return false;
    }
    report.answered(name, answer.status);
    for (const problem of checkAnswer({ endpoint: api[name], person, secrets, isForeign }, answer))
      fail(problem);
    return answer.status < 300;
  };

  let copies = await copyRevisions(db);
  const digest = await digestOf(db, cast.victim.known.owner);

  const attackOne = async (name: EndpointName): Promise<void> => {
    const endpoint: Endpoint = api[name];
    const templates = generateRequests(name, plan.seed, plan.requests);
    for (let at = 0; at < templates.length; at += plan.together) {
      const volley = templates.slice(at, at + plan.together);
      const succeeded = await Promise.all(volley.map((template) => sendOne(template, sender.send)));
      if (endpoint.method === 'GET') continue;
      const changed = new Set(volley.filter((_, index) => succeeded[index]).map(({ person }) => person));
      for (const person of changed) await cast.noteChange(person, changesSessions(name));
      if (plan.isThorough) await cast.renewChanged();
    }
    if (plan.isThorough && report.count(name, (status) => status >= 200 && status < 300) === 0)
      report.fail({
        where: name,
        problem: 'no request succeeded, so what lies behind it was not attacked',
        reproduction: `  ${templates.length} requests`,
      });
  };

  const checkDatabase = async (names: readonly EndpointName[]): Promise<void> => {
    await attacked.services.accounts.idle();
    const now = await copyRevisions(db);
    const problems = [
      ...(await checkInvariants(db)),
      ...compareRevisions(copies, now),
      ...compareDigests(digest, await digestOf(db, cast.victim.known.owner)),
      ...watch.takeProblems(),
    ];
    copies = now;
    const reproduction = `  after ${plan.requests} requests to each: --only ${names.join(',')}`;
    for (const problem of problems) report.fail({ where: names.join(', '), problem, reproduction });
  };

  const endpointsPerCheck = plan.isThorough ? 1 : 10;
  for (let at = 0; at < plan.endpoints.length; at += endpointsPerCheck) {
    const names = plan.endpoints.slice(at, at + endpointsPerCheck);
    for (const name of names) await attackOne(name);
    await checkDatabase(names);
    await cast.renewChanged();
    for (const name of names) plan.onAttacked?.(name, report);
  }

  const still = await sender.send({
    method: 'GET',
    path: '/api/users/me',
    headers: { cookie: cast.victimCookie },
    body: undefined,
  });
  if ('failed' in still || still.status !== 200)
    report.fail({ where: 'victim', problem: 'the session of the victim has ended', reproduction: '' });
  sender.close();
};
