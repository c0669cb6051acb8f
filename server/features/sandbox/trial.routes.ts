import { Refusal } from '#core/refusal.ts';
import type { trialContract } from '#core/sandbox/trial.contract.ts';
import { publicOwner } from '#server/access/own-id.ts';
import type { SessionCookie } from '#server/access/session-cookie.ts';
import type { SessionsService } from '#server/access/sessions.service.ts';
import type { SecurityLogService } from '#server/features/security/security-log.service.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { SimulatedGuests } from './simulated-guests.service.ts';
import type { TrialService } from './trial.service.ts';

type Needs = {
  trial: TrialService;
  simulatedGuests: Pick<SimulatedGuests, 'seatEarlierGuests'>;
  sessions: SessionsService;
  sessionCookie: SessionCookie;
  securityLog: SecurityLogService;
  /** The operator's choice. Those that were made before may still be kept. */
  isOffered: boolean;
};

export const trialRoutes = ({
  trial,
  simulatedGuests,
  sessions,
  sessionCookie,
  securityLog,
  isOffered,
}: Needs): HandlersFor<typeof trialContract> => ({
  tryEvening: async ({ owner, request, reply, locale }) => {
    // Pressed twice, or come back: one restaurant for one visitor.
    if (owner?.isThrowAway) return { userId: owner.ownerId, ...(await trial.attend(owner)) };
    // It would sign the owner out of what is theirs.
    if (owner) throw new Refusal('already_signed_in');
    if (!isOffered) throw new Refusal('try_not_offered');
    const made = await trial.start(senderOf(request), locale);
    await simulatedGuests.seatEarlierGuests({ id: made.shiftId, ownerId: publicOwner(made.userId) });
    sessionCookie.set(request, reply, await sessions.open(made.userId, request));
    return made;
  },
  attendTry: ({ owner }) => trial.attend(owner),
  keepIt: async ({ owner, body, request, locale }) => {
    const account = await trial.keep(owner, body, locale);
    if (owner.isThrowAway) securityLog.record('signed_up', owner, request);
    return account;
  },
});
