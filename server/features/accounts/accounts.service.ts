import type { FastifyBaseLogger } from 'fastify';
import type { Account, SignUp } from '#core/accounts/accounts.contract.ts';
import { defaultTimeZone } from '#core/hours/time-zones.ts';
import type { Locale } from '#core/i18n/locale.ts';
import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';
import { requireGoodPassword } from '#server/access/new-password.ts';
import type { OwnId, PublicOwnerId } from '#server/access/own-id.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { equalizePasswordTime, hashPassword, isPasswordRight } from '#server/access/passwords.ts';
import { endSessionsOf } from '#server/access/sessions.queries.ts';
import { type Batches, inBatches, sweptAtOnce } from '#server/db/batches.ts';
import { violates } from '#server/db/constraint.ts';
import type { Database } from '#server/db/engine/database.ts';
import type { SecondFactorService } from '#server/features/security/second-factor.service.ts';
import type { Caller } from '#server/features/security/security-log.service.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import { logEvents } from '#server/live/event-log.ts';
import { buildPasswordChangedMail } from '#server/mail/account-notices.ts';
import type { Mailer } from '#server/mail/mail.ts';
import { buildResetMail } from '#server/mail/reset-mail.ts';
import type { Clock } from '#server/system/clock.ts';
import { hashSecret, newId, newSecret } from '#server/system/ids.ts';
import { currentWork, runAs } from '#server/system/turns/work.ts';
import { presentAccount } from './accounts.presenter.ts';
import {
  type AccountRow,
  commitNothing,
  deleteExpiredPasswordResets,
  deletePasswordResetsOf,
  deleteSomeOrders,
  deleteSomeRows,
  deleteUser,
  findAccount,
  findCredentials,
  findPasswordHash,
  findPublicProfile,
  findResettable,
  insertPasswordReset,
  insertUser,
  markForDeletion,
  setPasswordHash,
  takePasswordReset,
  updateLocale,
  updateName,
} from './accounts.queries.ts';
import { deleteEmailChangeOf, deleteExpiredEmailChanges } from './email-change.queries.ts';

/** Orders go with their lines, so that these are some thousand rows. */
const deletedAtOnce = 200;

type Needs = {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  rateLimits: RateLimits;
  secondFactor: Pick<SecondFactorService, 'require'>;
  contactEmail: string | null;
  log: Pick<FastifyBaseLogger, 'error'>;
};

type LogIn = { email: string; password: string; code?: string | undefined };
type PasswordChange = { currentPassword: string; newPassword: string; code?: string | undefined };

export type AccountsService = ReturnType<typeof createAccountsService>;

export const createAccountsService = ({
  db,
  clock,
  mailer,
  rateLimits,
  secondFactor,
  contactEmail,
  log,
}: Needs) => {
  /** Work that goes on after its request was answered. */
  const inBackground = new Set<Promise<void>>();

  const getRow = async (scope: OwnerScope): Promise<AccountRow> => {
    const row = await findAccount(db, scope, clock.now());
    if (!row) throw new Refusal('not_signed_in');
    return row;
  };
  const getAccount = async (scope: OwnerScope): Promise<Account> => presentAccount(await getRow(scope));

  /** Refuses what an account does with its password where there is none yet. */
  const requirePassword = async (scope: OwnerScope, password: string, address: string): Promise<void> => {
    if (scope.isThrowAway) throw new Refusal('keep_it_first');
    await rateLimits.consume('passwordGuess', scope.ownerId, address);
    const stored = await findPasswordHash(db, scope);
    // Deleted since this caller was let in.
    if (!stored) throw new Refusal('not_signed_in');
    if (!(await isPasswordRight(password, stored))) throw new Refusal('wrong_password');
    await rateLimits.reset('passwordGuess', scope.ownerId, address);
  };

  /** With everything in it, for good: what may be much a few rows at a time, so that others have their turn in between. */
  const discardInParts = async (userId: OwnId<'account'>): Promise<void> => {
    await db.transaction(async (tx) => {
      await endSessionsOf(tx, userId);
      await markForDeletion(tx, userId, clock.now());
    });
    for (const deleteSome of [deleteSomeOrders, deleteSomeRows])
      await inBatches(deletedAtOnce, (limit) => db.transaction((tx) => deleteSome(tx, userId, limit)));
    await db.transaction((tx) => deleteUser(tx, userId));
  };

  /** It takes turns with others' orders: behind all of them, so many parts would never be through. */
  const asChange = <T>(run: () => Promise<T>): Promise<T> => runAs({ ...currentWork(), rank: 'change' }, run);

  const discard = (userId: OwnId<'account'>): Promise<void> => asChange(() => discardInParts(userId));

  /** The embedded database works in this thread: what begins at once would be done before the answer is sent. */
  const answered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

  const later = (minutes: number) => new Date(clock.now().getTime() + minutes * 60_000);

  const makeResetLink = async (
    userId: OwnId<'account'>,
    origin: string,
  ): Promise<{ link: string; validMinutes: number }> => {
    const token = newSecret();
    const validMinutes = limits.resetTokenMinutes;
    const expiresAt = later(validMinutes);
    await insertPasswordReset(db, { tokenHash: hashSecret(token), userId, expiresAt });
    return { link: `${origin}/reset-password?token=${token}`, validMinutes };
  };

  const mailResetLink = async (
    { id, email, firstName }: { id: OwnId<'account'>; email: string; firstName: string },
    locale: Locale,
    origin: string,
  ): Promise<void> => {
    const { link, validMinutes } = await makeResetLink(id, origin);
    mailer.send(buildResetMail({ to: email, name: firstName, link, validMinutes, locale }));
  };

  type Owner = Pick<AccountRow, 'email' | 'firstName' | 'locale'>;
  const mailPasswordChanged = ({ email, firstName, locale }: Owner, origin: string): void => {
    const forgotPasswordLink = `${origin}/forgot-password`;
    mailer.send(
      buildPasswordChangedMail({ to: email, name: firstName, locale, forgotPasswordLink, contactEmail }),
    );
  };

  return {
    signUp: async (
      { password, restaurantName, ...person }: SignUp,
      address: string,
      locale: Locale,
    ): Promise<{ ownerId: OwnId<'account'>; account: Account }> => {
      await rateLimits.consume('signUpPerAddress', address);
      await requireGoodPassword(password, { email: person.email, restaurantName });
      const id = newId();
      const passwordHash = await hashPassword(password);
      const trialEndsAt = later(limits.trialDays * 24 * 60);
      let ownerId: OwnId<'account'>;
      try {
        ownerId = await db.transaction((tx) =>
          insertUser(
            tx,
            { id, ...person, passwordHash, trialEndsAt, locale },
            { ownerId: id, name: restaurantName },
          ),
        );
      } catch (error) {
        if (violates(error, 'users_email_unique')) throw new Refusal('email_in_use');
        throw error;
      }
      const account = presentAccount({
        id,
        ...person,
        pendingEmail: null,
        restaurantName,
        timeZone: defaultTimeZone,
        trialEndsAt,
        throwAwayAt: null,
        activeMenuId: null,
      });
      return { ownerId, account };
    },

    /** Answers whose account it is. Wrong address and wrong password look and cost the same. */
    logIn: async (
      { email, password, code }: LogIn,
      caller: Caller,
      locale: Locale,
    ): Promise<OwnId<'account'>> => {
      const address = senderOf(caller);
      await rateLimits.consume('passwordGuessPerAddress', address);
      await rateLimits.consume('passwordGuess', email, address);
      const credentials = await findCredentials(db, email);
      if (!credentials) {
        await equalizePasswordTime(password);
        throw new Refusal('bad_credentials');
      }
      if (!(await isPasswordRight(password, credentials.passwordHash))) throw new Refusal('bad_credentials');
      await rateLimits.reset('passwordGuess', email, address);
      await secondFactor.require(credentials.id, code, caller);
      if (credentials.locale !== locale) await updateLocale(db, credentials.id, locale);
      return credentials.id;
    },

    /** A restaurant that is only tried has no password, and its session may do all that one would open. */
    verifyPassword: async (scope: OwnerScope, password: string, address: string): Promise<void> => {
      if (!scope.isThrowAway) await requirePassword(scope, password, address);
    },
    requirePassword,

    /**
     * Says nothing about whether the address is known, in words or in time: before the answer nobody looks, and
     * behind it the database does as much for a stranger as for an owner, so the next caller waits no longer either.
     */
    sendResetLink: async (email: string, address: string, locale: Locale, origin: string): Promise<void> => {
      await rateLimits.consume('resetMailPerAddress', address);
      await rateLimits.consume('resetMail', email, address);
      const work = answered()
        .then(() => findCredentials(db, email))
        .then((known) => (known ? mailResetLink({ ...known, email }, locale, origin) : commitNothing(db)))
        .catch((error: unknown) => log.error({ err: error }, 'preparing a reset mail failed'))
        .finally(() => inBackground.delete(work));
      inBackground.add(work);
    },

    /** Resolved when no work is left in the background. */
    idle: async (): Promise<void> => {
      await Promise.all(inBackground);
    },

    mailResetLink,

    makeResetLink,

    /** The token is used up, and every other link and every session ends together with the old password. Answers whose. */
    resetPassword: async (
      { token, newPassword }: { token: string; newPassword: string },
      address: string,
      origin: string,
    ): Promise<OwnId<'account'>> => {
      await rateLimits.consume('resetPerAddress', address);
      const tokenHash = hashSecret(token);
      // First: a made-up token must not make us hash passwords.
      const owner = await findResettable(db, tokenHash, clock.now());
      if (!owner) throw new Refusal('reset_link_invalid');
      await requireGoodPassword(newPassword, owner);
      const passwordHash = await hashPassword(newPassword);
      const ownerId = await db.transaction(async (tx) => {
        const userId = await takePasswordReset(tx, tokenHash, clock.now());
        if (!userId) throw new Refusal('reset_link_invalid');
        await setPasswordHash(tx, userId, passwordHash);
        await deletePasswordResetsOf(tx, userId);
        // Somebody with the old password may have requested it.
        await deleteEmailChangeOf(tx, userId);
        await endSessionsOf(tx, userId);
        return userId;
      });
      mailPasswordChanged(owner, origin);
      return ownerId;
    },

    /** Mailed links that nobody can use any more. */
    sweep: async (batches?: Batches): Promise<void> => {
      for (const deleteExpired of [deleteExpiredPasswordResets, deleteExpiredEmailChanges])
        await inBatches(sweptAtOnce, (limit) => deleteExpired(db, clock.now(), limit), batches);
    },

    getAccount,

    changeName: async (
      scope: OwnerScope,
      name: { firstName: string; lastName: string },
    ): Promise<Account> => {
      await db.transaction(async (tx) => {
        // Before the row of the account, as where it is deleted: the other way round each would wait for the other.
        await logEvents(tx, scope.ownerId, { kind: 'board' });
        await updateName(tx, scope, name);
      });
      return getAccount(scope);
    },

    /** Every other session ends together with the old password. */
    changePassword: async (
      scope: OwnerScope,
      { currentPassword, newPassword, code }: PasswordChange,
      caller: Caller,
      origin: string,
    ): Promise<void> => {
      await requirePassword(scope, currentPassword, senderOf(caller));
      const owner = await getRow(scope);
      await requireGoodPassword(newPassword, owner);
      // Last: a code counts once, and is not spent on what would be refused anyway.
      await secondFactor.require(scope.ownerId, code, caller);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction(async (tx) => {
        await setPasswordHash(tx, scope.ownerId, passwordHash);
        await deletePasswordResetsOf(tx, scope.ownerId);
        await endSessionsOf(tx, scope.ownerId, scope.sessionHash);
      });
      mailPasswordChanged(owner, origin);
    },

    deleteAccount: (scope: OwnerScope, password: string, address: string): Promise<void> =>
      asChange(async () => {
        await requirePassword(scope, password, address);
        await discardInParts(scope.ownerId);
      }),

    discard,

    getPublicProfile: async (userId: PublicOwnerId) => {
      const row = await findPublicProfile(db, userId);
      if (!row) throw new Refusal('not_found');
      return { _id: row.id, plan: row.plan, restaurantName: row.restaurantName };
    },
  };
};
