import { randomBytes } from 'node:crypto';
import { Refusal } from '#core/refusal.ts';
import { otpauthUri } from '#core/security/otpauth-uri.ts';
import {
  readTypedCode,
  recoveryCodeBytes,
  recoveryCodeCount,
  showRecoveryCode,
  writeRecoveryCode,
} from '#core/security/recovery-code.ts';
import type { OwnId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { newTotpSecret, stepsOf } from '#server/access/totp.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import { buildSecondFactorMail, type SecondFactorNews } from '#server/mail/account-notices.ts';
import type { Mailer } from '#server/mail/mail.ts';
import type { Clock } from '#server/system/clock.ts';
import { hashSecret } from '#server/system/ids.ts';
import {
  confirmSecret,
  deleteSecondFactor,
  findRecipient,
  findSecret,
  lockSecondFactor,
  putWishedSecret,
  readSecondFactor,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor.queries.ts';
import type { Caller, SecurityLogService } from './security-log.service.ts';

type Needs = {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  rateLimits: RateLimits;
  securityLog: Pick<SecurityLogService, 'record'>;
  contactEmail: string | null;
};

/** With whose it is: the same code of two accounts is not the same hash. */
const hashCode = (userId: OwnId<'account'>, code: string): string => hashSecret(`${userId} ${code}`);

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** Something that an owner has, beside the password that may be known to others: an app, or a code on paper. */
export const createSecondFactorService = ({
  db,
  clock,
  mailer,
  rateLimits,
  securityLog,
  contactEmail,
}: Needs) => {
  const mailOwner = async (userId: OwnId<'account'>, news: SecondFactorNews): Promise<void> => {
    const recipient = await findRecipient(db, userId);
    if (recipient) mailer.send(buildSecondFactorMail({ ...recipient, news, contactEmail }));
  };

  const takeAppCode = async (userId: OwnId<'account'>, secret: string, code: string): Promise<boolean> => {
    for (const step of stepsOf(secret, code, clock.now())) if (await takeStep(db, userId, step)) return true;
    return false;
  };

  /** Uses the code up. Refused the same way whether it is wrong, old, or was used before. */
  const takeCode = async (
    userId: OwnId<'account'>,
    secret: string,
    typed: string,
    caller: Caller,
  ): Promise<void> => {
    await rateLimits.consume('secondFactorGuess', userId);
    const entry = readTypedCode(typed);
    const isRight =
      entry?.kind === 'recovery'
        ? await takeRecoveryCode(db, userId, hashCode(userId, entry.code), clock.now())
        : entry !== null && (await takeAppCode(userId, secret, entry.code));
    if (!isRight) throw new Refusal('second_factor_wrong');
    await rateLimits.reset('secondFactorGuess', userId);
    if (entry?.kind !== 'recovery') return;
    securityLog.record('recovery_code_used', { ownerId: userId }, caller);
    await mailOwner(userId, 'recoveryCodeUsed');
  };

  /** For what only an account with a second factor can do. */
  const requireOn = async (scope: OwnerScope, code: string, caller: Caller): Promise<void> => {
    const secret = await findSecret(db, scope.ownerId);
    if (secret === null) throw new Refusal('second_factor_off');
    await takeCode(scope.ownerId, secret, code, caller);
  };

  const makeRecoveryCodes = async (tx: Transaction, scope: OwnerScope): Promise<string[]> => {
    const codes = Array.from({ length: recoveryCodeCount }, () =>
      writeRecoveryCode(randomBytes(recoveryCodeBytes)),
    );
    await replaceRecoveryCodes(
      tx,
      scope,
      codes.map((code) => hashCode(scope.ownerId, code)),
    );
    return codes.map(showRecoveryCode);
  };

  return {
    /**
     * Lets an account without a second factor pass, and otherwise takes its code. For whoever has shown the password
     * just before: at log-in, to change password or address, to leave station mode.
     */
    require: async (userId: OwnId<'account'>, code: string | undefined, caller: Caller): Promise<void> => {
      const secret = await findSecret(db, userId);
      if (secret === null) return;
      if (code === undefined) throw new Refusal('second_factor_required');
      await takeCode(userId, secret, code, caller);
    },

    getState: async (scope: OwnerScope) => {
      const { confirmedAt, codesLeft } = await readSecondFactor(db, scope);
      return { since: confirmedAt?.toISOString() ?? null, recoveryCodesLeft: codesLeft };
    },

    begin: async (scope: OwnerScope): Promise<{ secret: string; uri: string }> => {
      // Nobody logs in to a restaurant that is only tried.
      if (scope.isThrowAway) throw new Refusal('keep_it_first');
      const recipient = await findRecipient(db, scope.ownerId);
      if (!recipient) throw new Refusal('not_signed_in');
      const secret = newTotpSecret();
      if (!(await putWishedSecret(db, scope, secret))) throw new Refusal('second_factor_on');
      return { secret, uri: otpauthUri(recipient.to, secret) };
    },

    /** The app works: from now on its codes are required. */
    confirm: async (scope: OwnerScope, typed: string): Promise<string[]> => {
      const codes = await db.transaction(async (tx) => {
        const wished = await lockSecondFactor(tx, scope);
        if (!wished) throw new Refusal('second_factor_off');
        if (wished.confirmedAt) throw new Refusal('second_factor_on');
        const entry = readTypedCode(typed);
        const [step] = entry?.kind === 'app' ? stepsOf(wished.secret, entry.code, clock.now()) : [];
        if (step === undefined) throw new Refusal('second_factor_wrong');
        await confirmSecret(tx, scope, clock.now(), step);
        return makeRecoveryCodes(tx, scope);
      });
      await mailOwner(scope.ownerId, 'on');
      return codes;
    },

    renewRecoveryCodes: async (scope: OwnerScope, code: string, caller: Caller): Promise<string[]> => {
      await requireOn(scope, code, caller);
      const codes = await db.transaction(async (tx) => {
        if (!(await lockSecondFactor(tx, scope))?.confirmedAt) throw new Refusal('second_factor_off');
        return makeRecoveryCodes(tx, scope);
      });
      await mailOwner(scope.ownerId, 'codesMade');
      return codes;
    },

    end: async (scope: OwnerScope, code: string, caller: Caller): Promise<void> => {
      await requireOn(scope, code, caller);
      await db.transaction((tx) => deleteSecondFactor(tx, scope.ownerId));
      await mailOwner(scope.ownerId, 'off');
    },

    /** For an owner who has lost the app and the recovery codes, whom the operator knows. Answers whether there was one. */
    endByOperator: async (userId: OwnId<'account'>): Promise<boolean> => {
      const wasOn = await db.transaction((tx) => deleteSecondFactor(tx, userId));
      if (wasOn) await mailOwner(userId, 'offByOperator');
      return wasOn;
    },
  };
};
