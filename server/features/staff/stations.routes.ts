import { Refusal } from '#core/refusal.ts';
import type { stationsContract } from '#core/staff/stations.contract.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import type { SessionCookie } from '#server/access/session-cookie.ts';
import type { SessionsService } from '#server/access/sessions.service.ts';
import type { SecondFactorService } from '#server/features/security/second-factor.service.ts';
import type { SecurityLogService } from '#server/features/security/security-log.service.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { PinsService } from './pins.service.ts';
import type { StationsService } from './stations.service.ts';

type Needs = {
  stations: StationsService;
  pins: PinsService;
  accounts: { requirePassword: (owner: OwnerScope, password: string, address: string) => Promise<void> };
  secondFactor: Pick<SecondFactorService, 'require'>;
  sessions: SessionsService;
  sessionCookie: SessionCookie;
  securityLog: SecurityLogService;
};

export const stationsRoutes = ({
  stations,
  pins,
  accounts,
  secondFactor,
  sessions,
  sessionCookie,
  securityLog,
}: Needs): HandlersFor<typeof stationsContract> => ({
  listStations: ({ owner }) => stations.list(owner),

  becomeStation: async ({ owner, body, request }) => {
    await stations.becomeStation(owner, body.name);
    securityLog.record('station_paired', owner, request);
    return {};
  },

  makeStationCode: ({ owner, body }) => stations.makeCode(owner, body.name),

  pairStation: async ({ body, request, reply }) => {
    const { ownerId, stationName, token } = await stations.pair(body.code, senderOf(request), request);
    securityLog.record('station_paired', { ownerId }, request);
    const before = sessionCookie.read(request);
    if (before) await sessions.close(before);
    sessionCookie.set(request, reply, token);
    return { name: stationName };
  },

  endStation: async ({ owner, params, request }) => {
    await stations.end(owner, params.id);
    securityLog.record('station_ended', owner, request);
    return {};
  },

  leaveStation: async ({ owner, body, request, reply }) => {
    if (!owner.station) throw new Refusal('not_a_station');
    await securityLog.attempt(
      { done: 'station_left', wrong: 'step_up_failed', limited: 'step_up_limited' },
      owner,
      request,
      async () => {
        await accounts.requirePassword(owner, body.password, senderOf(request));
        await secondFactor.require(owner.ownerId, body.code, request);
      },
    );
    // A new session, because the station's has no end: as after a log-in.
    sessionCookie.set(request, reply, await sessions.open(owner.ownerId, request));
    await sessions.closeThis(owner);
    return {};
  },

  typePin: ({ owner, body, request }) => {
    const kinds = { wrong: 'pin_failed', limited: 'pin_limited' } as const;
    return securityLog.attempt(kinds, owner, request, () => pins.type(owner, body));
  },

  forgetPin: async ({ owner }) => {
    await pins.forget(owner);
    return {};
  },

  getPinLength: ({ owner }) => pins.getLength(owner),

  setPinLength: async ({ owner, body, request }) => {
    const length = await pins.setLength(owner, body.minutes);
    securityLog.record('pin_length_changed', owner, request);
    return length;
  },
});
