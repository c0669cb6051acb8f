import { accountTexts } from '#core/accounts/account.texts.ts';
import type { accountsContract } from '#core/accounts/accounts.contract.ts';
import { translate } from '#core/i18n/text.ts';
import type { SessionCookie } from '#server/access/session-cookie.ts';
import type { SessionsService } from '#server/access/sessions.service.ts';
import type { HandlersFor } from '#server/http/contract/handler.ts';
import type { MailOrigin } from '#server/http/mail-origin.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { AccountsService } from './accounts.service.ts';
import type { DataExportService } from './data-export.service.ts';
import type { EmailChangeService } from './email-change.service.ts';

type Needs = {
  accounts: AccountsService;
  sessions: SessionsService;
  sessionCookie: SessionCookie;
  emailChange: EmailChangeService;
  dataExport: DataExportService;
  mailOrigin: MailOrigin;
};

export const accountsRoutes = ({
  accounts,
  sessions,
  sessionCookie,
  emailChange,
  dataExport,
  mailOrigin,
}: Needs): HandlersFor<typeof accountsContract> => ({
  getMe: ({ owner }) => accounts.getAccount(owner),

  signUp: async ({ body, request, reply, locale }) => {
    const account = await accounts.signUp(body, senderOf(request), locale);
    sessionCookie.set(request, reply, await sessions.open(account._id));
    return account;
  },

  logIn: async ({ body, request, reply, locale }) => {
    const userId = await accounts.logIn(body.email, body.password, senderOf(request), locale);
    sessionCookie.set(request, reply, await sessions.open(userId));
    return { userId };
  },

  logOut: async ({ request, reply }) => {
    const token = sessionCookie.read(request);
    if (token) await sessions.close(token);
    sessionCookie.clear(reply);
    return {};
  },

  verifyPassword: async ({ owner, body, request }) => {
    await accounts.verifyPassword(owner, body.password, senderOf(request));
    const until = await sessions.markPasswordVerified(owner);
    return { verifiedUntil: until.toISOString() };
  },

  forgotPassword: async ({ body, request, locale }) => {
    await accounts.sendResetLink(body.email, senderOf(request), locale, mailOrigin(request));
    return { message: translate(locale, accountTexts.resetLinkSent) };
  },

  resetPassword: async ({ body, request, locale }) => {
    await accounts.resetPassword(body, senderOf(request), mailOrigin(request));
    return { message: translate(locale, accountTexts.passwordReset) };
  },

  changeName: ({ owner, body }) => accounts.changeName(owner, body),

  changeEmail: ({ owner, body, request }) =>
    emailChange.ask(owner, body, senderOf(request), mailOrigin(request)),

  resendEmailLink: ({ owner, request }) => emailChange.resend(owner, senderOf(request), mailOrigin(request)),

  cancelEmailChange: ({ owner }) => emailChange.cancel(owner),

  confirmEmail: ({ owner, body }) => emailChange.confirm(owner, body.token),

  changePassword: async ({ owner, body, request, locale }) => {
    await accounts.changePassword(owner, body, senderOf(request), mailOrigin(request));
    return { message: translate(locale, accountTexts.passwordChanged) };
  },

  logOutEverywhere: async ({ owner, reply }) => {
    await sessions.closeAll(owner);
    sessionCookie.clear(reply);
    return {};
  },

  exportData: async ({ owner, reply }) => {
    const { fileName, archive } = await dataExport.open(owner);
    reply
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'private, no-store')
      .type('application/zip');
    reply.send(archive);
  },

  deleteAccount: async ({ owner, body, request, reply, locale }) => {
    await accounts.deleteAccount(owner, body.password, senderOf(request));
    sessionCookie.clear(reply);
    return { message: translate(locale, accountTexts.accountDeleted) };
  },

  getPublicProfile: ({ params }) => accounts.getPublicProfile(params.id),
});
