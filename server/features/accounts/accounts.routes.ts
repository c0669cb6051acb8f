import { accountTexts } from '#core/accounts/account.texts.ts';
import type { accountsContract } from '#core/accounts/accounts.contract.ts';
import { translate } from '#core/i18n/text.ts';
import { publicOwner } from '#server/access/own-id.ts';
import type { SessionCookie } from '#server/access/session-cookie.ts';
import type { SessionsService } from '#server/access/sessions.service.ts';
import type { Attempt, SecurityLogService } from '#server/features/security/security-log.service.ts';
import type { PeopleService } from '#server/features/staff/people.service.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { MailOrigin } from '#server/http/mail-origin.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import { presentAccountToStation } from './accounts.presenter.ts';
import type { AccountsService } from './accounts.service.ts';
import type { DataExportService } from './data-export.service.ts';
import type { EmailChangeService } from './email-change.service.ts';

/** How a password that is asked for inside the account is recorded; what it opens has a kind of its own. */
const password = { wrong: 'step_up_failed', limited: 'step_up_limited' } as const satisfies Attempt;

type Needs = {
  accounts: AccountsService;
  securityLog: SecurityLogService;
  sessions: SessionsService;
  sessionCookie: SessionCookie;
  emailChange: EmailChangeService;
  people: PeopleService;
  dataExport: DataExportService;
  mailOrigin: MailOrigin;
};

export const accountsRoutes = ({
  accounts,
  securityLog,
  sessions,
  sessionCookie,
  emailChange,
  people,
  dataExport,
  mailOrigin,
}: Needs): HandlersFor<typeof accountsContract> => ({
  getMe: async ({ owner }) => {
    const account = await accounts.getAccount(owner);
    return owner.station
      ? presentAccountToStation(account, owner.station, await people.listTiles(owner))
      : account;
  },

  signUp: async ({ body, request, reply, locale }) => {
    const { ownerId, account } = await accounts.signUp(body, senderOf(request), locale);
    securityLog.record('signed_up', { ownerId }, request);
    const before = sessionCookie.read(request);
    sessionCookie.set(request, reply, await sessions.open(ownerId, request, { before }));
    return account;
  },

  logIn: async ({ body, request, reply, locale }) => {
    const userId = await securityLog.attemptLogIn(body.email, request, () =>
      accounts.logIn(body, request, locale),
    );
    const before = sessionCookie.read(request);
    sessionCookie.set(request, reply, await sessions.open(userId, request, { before }));
    return { userId };
  },

  logOut: async ({ owner, request, reply }) => {
    const token = sessionCookie.read(request);
    if (token) await sessions.close(token);
    if (owner) securityLog.record('log_out', owner, request);
    sessionCookie.clear(reply);
    return {};
  },

  verifyPassword: async ({ owner, body, request }) => {
    await securityLog.attempt({ ...password, done: 'step_up' }, owner, request, () =>
      accounts.verifyPassword(owner, body.password, senderOf(request)),
    );
    const until = await sessions.markPasswordVerified(owner);
    return { verifiedUntil: until.toISOString() };
  },

  forgotPassword: async ({ body, request, locale }) => {
    await accounts.sendResetLink(body.email, senderOf(request), locale, mailOrigin(request));
    securityLog.record('password_reset_asked', body, request);
    return { message: translate(locale, accountTexts.resetLinkSent) };
  },

  resetPassword: async ({ body, request, locale }) => {
    const ownerId = await accounts.resetPassword(body, senderOf(request), mailOrigin(request));
    securityLog.record('password_reset', { ownerId }, request);
    return { message: translate(locale, accountTexts.passwordReset) };
  },

  changeName: ({ owner, body }) => accounts.changeName(owner, body),

  changeEmail: ({ owner, body, request }) =>
    securityLog.attempt({ ...password, done: 'email_change_asked' }, owner, request, () =>
      emailChange.ask(owner, body, request, mailOrigin(request)),
    ),

  resendEmailLink: ({ owner, request }) => emailChange.resend(owner, senderOf(request), mailOrigin(request)),

  cancelEmailChange: ({ owner }) => emailChange.cancel(owner),

  confirmEmail: async ({ owner, body, request }) => {
    const account = await emailChange.confirm(owner, body.token);
    securityLog.record('email_changed', owner, request);
    return account;
  },

  changePassword: async ({ owner, body, request, locale }) => {
    await securityLog.attempt({ ...password, done: 'password_changed' }, owner, request, () =>
      accounts.changePassword(owner, body, request, mailOrigin(request)),
    );
    return { message: translate(locale, accountTexts.passwordChanged) };
  },

  logOutEverywhere: async ({ owner, request, reply }) => {
    await sessions.closeAll(owner);
    securityLog.record('log_out_everywhere', owner, request);
    sessionCookie.clear(reply);
    return {};
  },

  exportData: async ({ owner, request, reply }) => {
    const { fileName, archive } = await dataExport.open(owner);
    securityLog.record('data_exported', owner, request);
    reply.header('content-disposition', `attachment; filename="${fileName}"`).type('application/zip');
    reply.send(archive);
  },

  deleteAccount: async ({ owner, body, request, reply, locale }) => {
    await securityLog.attempt({ ...password, wrong: 'deletion_refused' }, owner, request, () =>
      accounts.deleteAccount(owner, body.password, senderOf(request)),
    );
    // The owner's log went with the account, so the operator's tells it.
    request.log.info('an account was deleted by its owner');
    sessionCookie.clear(reply);
    return { message: translate(locale, accountTexts.accountDeleted) };
  },

  getPublicProfile: ({ params }) => accounts.getPublicProfile(publicOwner(params.id)),
});
