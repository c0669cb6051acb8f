import type { Account } from '#core/accounts/accounts.contract.ts';
import { emailLinkPath } from '#core/accounts/email-link.ts';
import { Refusal } from '#core/refusal.ts';
import { limits } from '#core/values/limits.ts';
import type { OwnerScope } from '#server/access/owner-scope.ts';
import { violates } from '#server/db/constraint.ts';
import type { Database, Transaction } from '#server/db/engine/database.ts';
import type { SecondFactorService } from '#server/features/security/second-factor.service.ts';
import type { Caller } from '#server/features/security/security-log.service.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import { buildEmailChangedMail } from '#server/mail/account-notices.ts';
import { buildEmailConfirmationMail } from '#server/mail/email-confirmation-mail.ts';
import type { Mailer } from '#server/mail/mail.ts';
import type { Clock } from '#server/system/clock.ts';
import { hashSecret, newSecret } from '#server/system/ids.ts';
import { deletePasswordResetsOf } from './accounts.queries.ts';
import type { AccountsService } from './accounts.service.ts';
import {
  deleteEmailChangeOf,
  findPendingEmail,
  isEmailTaken,
  lockAccount,
  putEmailChange,
  takeEmailChange,
  updateEmail,
} from './email-change.queries.ts';

type Needs = {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  rateLimits: RateLimits;
  secondFactor: Pick<SecondFactorService, 'require'>;
  contactEmail: string | null;
  accounts: Pick<AccountsService, 'getAccount' | 'requirePassword'>;
};

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

/**
 * The way to another address. It counts when its mailed link is opened by the signed-in owner: the link alone is not
 * enough, or a stranger at a mistyped address could take the account.
 */
export const createEmailChangeService = ({
  db,
  clock,
  mailer,
  rateLimits,
  secondFactor,
  contactEmail,
  accounts,
}: Needs) => {
  const lock = async (tx: Transaction, scope: OwnerScope) => {
    const account = await lockAccount(tx, scope);
    if (!account) throw new Refusal('not_signed_in');
    return account;
  };

  /** Mails a link to the address that `choose` names, in place of any that was mailed before. */
  const mailLink = async (
    scope: OwnerScope,
    choose: (tx: Transaction) => Promise<string>,
    address: string,
    origin: string,
  ): Promise<Account> => {
    await rateLimits.consume('confirmMailPerAddress', address);
    await rateLimits.consume('confirmMail', scope.ownerId);
    const token = newSecret();
    const validHours = limits.emailLinkHours;
    const expiresAt = new Date(clock.now().getTime() + validHours * 60 * 60_000);
    const mail = await db.transaction(async (tx) => {
      const { email: currentEmail, firstName: name, locale } = await lock(tx, scope);
      const email = await choose(tx);
      if (email === currentEmail) {
        await deleteEmailChangeOf(tx, scope.ownerId);
        return null;
      }
      if (await isEmailTaken(tx, email)) throw new Refusal('email_in_use');
      await putEmailChange(tx, scope, { email, tokenHash: hashSecret(token), expiresAt });
      const link = origin + emailLinkPath(token);
      return buildEmailConfirmationMail({ to: email, name, locale, link, validHours });
    });
    if (mail) mailer.send(mail);
    return accounts.getAccount(scope);
  };

  return {
    ask: async (
      scope: OwnerScope,
      { email, password, code }: { email: string; password: string; code?: string | undefined },
      caller: Caller,
      origin: string,
    ): Promise<Account> => {
      const address = senderOf(caller);
      await accounts.requirePassword(scope, password, address);
      await secondFactor.require(scope.ownerId, code, caller);
      return mailLink(scope, async () => email, address, origin);
    },

    resend: (scope: OwnerScope, address: string, origin: string): Promise<Account> => {
      const pending = async (tx: Transaction) => {
        const email = await findPendingEmail(tx, scope, clock.now());
        if (!email) throw new Refusal('no_pending_email');
        return email;
      };
      return mailLink(scope, pending, address, origin);
    },

    cancel: async (scope: OwnerScope): Promise<Account> => {
      await deleteEmailChangeOf(db, scope.ownerId);
      return accounts.getAccount(scope);
    },

    /** Both addresses are notified: the old one may be all that an owner has left. */
    confirm: async (scope: OwnerScope, token: string): Promise<Account> => {
      const change = async (tx: Transaction) => {
        const { email: oldEmail, firstName: name, locale } = await lock(tx, scope);
        const newEmail = await takeEmailChange(tx, scope, hashSecret(token), clock.now());
        if (!newEmail) throw new Refusal('email_link_invalid');
        await updateEmail(tx, scope, newEmail);
        await deletePasswordResetsOf(tx, scope.ownerId);
        return { oldEmail, newEmail, name, locale };
      };
      const changed = await db.transaction(change).catch((error: unknown) => {
        throw violates(error, 'users_email_unique') ? new Refusal('email_in_use') : error;
      });
      for (const to of [changed.oldEmail, changed.newEmail])
        mailer.send(buildEmailChangedMail({ ...changed, to, contactEmail }));
      return accounts.getAccount(scope);
    },
  };
};
