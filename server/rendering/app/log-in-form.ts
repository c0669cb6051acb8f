import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorSentence } from '#core/errors/error-sentence.ts';
import type { RefusedLogIn } from '#core/pages/page-renderer.ts';
import { Refusal } from '#core/refusal.ts';
import { codeInput, logInFields } from '#core/security/account-fields.ts';
import { limits } from '#core/values/limits.ts';
import type { OwnId } from '#server/access/own-id.ts';
import { createSessionGate } from '#server/access/session-gate.ts';
import { setRefusalStatus } from '#server/http/error-handler.ts';
import type { OriginCheck } from '#server/http/protection/origin-check.ts';
import { pageLocale } from '#server/http/request-locale.ts';
import type { PageServices } from '../documents/page-services.ts';
import { redirectToNext } from './next-redirect.ts';

type Needs = {
  services: Pick<PageServices, 'accounts' | 'securityLog' | 'sessions' | 'sessionCookie'>;
  checkOrigin: OriginCheck;
  sendAppPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    options: { refusedLogIn: RefusedLogIn },
  ) => Promise<FastifyReply>;
};

const credentials = z.object({ ...logInFields, code: z.optional(codeInput) });

/** The log-in form as a browser sends it, without scripts or before they have arrived. */
export const serveLogInForm = (
  app: FastifyInstance,
  { services: { accounts, securityLog, sessions, sessionCookie }, checkOrigin, sendAppPage }: Needs,
): void => {
  const gate = createSessionGate({ sessions, sessionCookie });

  const logIn = async (form: URLSearchParams, request: FastifyRequest): Promise<OwnId<'account'>> => {
    const { code, ...typed } = Object.fromEntries(form);
    // A field that was left empty is one that was not there.
    const sent = credentials.safeParse(code?.trim() ? { ...typed, code } : typed);
    if (!sent.success) throw new Refusal('invalid_input');
    return securityLog.attemptLogIn(sent.data.email, request, () =>
      accounts.logIn(sent.data, request, pageLocale(request)),
    );
  };

  // In its own plugin scope: nothing else accepts forms, which any site could send in an owner's name.
  app.register(async (scope) => {
    scope.addHook('onRequest', checkOrigin);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: limits.requestBytes },
      async (_request: unknown, text: string) => new URLSearchParams(text),
    );
    scope.post<{ Body: URLSearchParams | undefined }>('/login', async (request, reply) => {
      const form = request.body ?? new URLSearchParams();
      try {
        await gate(request, reply, 'off-station');
        const userId = await logIn(form, request);
        const before = sessionCookie.read(request);
        sessionCookie.set(request, reply, await sessions.open(userId, request, { before }));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        setRefusalStatus(reply, error);
        const message = errorSentence(pageLocale(request), error);
        // The password is typed again: a page never holds it. Once a code was required, it stays required.
        const asksForCode = error.code === 'second_factor_required' || form.has('code');
        const email = form.get('email') ?? '';
        return sendAppPage(request, reply, { refusedLogIn: { message, email, asksForCode } });
      }
      return redirectToNext(request, reply, 303);
    });
  });
};
