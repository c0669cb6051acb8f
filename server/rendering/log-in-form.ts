import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { logInFields } from '#core/accounts/account-fields.ts';
import { Refusal } from '#core/errors/error-codes.ts';
import { errorSentence } from '#core/errors/error-sentence.ts';
import type { RefusedLogIn } from '#core/pages/page-renderer.ts';
import { limits } from '#core/values/limits.ts';
import { setRefusalStatus } from '#server/http/error-handler.ts';
import { senderOf } from '#server/http/protection/counted-address.ts';
import type { OriginCheck } from '#server/http/protection/origin-check.ts';
import { pageLocale } from '#server/http/request-locale.ts';
import { redirectToNext } from './next-redirect.ts';
import type { PageServices } from './page-services.ts';

type Needs = {
  services: Pick<PageServices, 'accounts' | 'securityLog' | 'sessions' | 'sessionCookie'>;
  checkOrigin: OriginCheck;
  sendAppPage: (
    request: FastifyRequest,
    reply: FastifyReply,
    options: { refusedLogIn: RefusedLogIn },
  ) => Promise<FastifyReply>;
};

const credentials = z.object(logInFields);

/** The log-in form as a browser sends it, without scripts or before they have arrived. */
export const serveLogInForm = (
  app: FastifyInstance,
  { services: { accounts, securityLog, sessions, sessionCookie }, checkOrigin, sendAppPage }: Needs,
): void => {
  const logIn = async (form: URLSearchParams, request: FastifyRequest): Promise<string> => {
    const sent = credentials.safeParse(Object.fromEntries(form));
    if (!sent.success) throw new Refusal('invalid_input');
    const { email, password } = sent.data;
    return securityLog.attemptLogIn(email, request, () =>
      accounts.logIn(email, password, senderOf(request), pageLocale(request)),
    );
  };

  // In a room of its own: nothing else takes a form, which any site could send in an owner's name.
  app.register(async (room) => {
    room.addHook('onRequest', checkOrigin);
    room.removeAllContentTypeParsers();
    room.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: limits.requestBytes },
      async (_request: unknown, text: string) => new URLSearchParams(text),
    );
    room.post<{ Body: URLSearchParams | undefined }>('/login', async (request, reply) => {
      const form = request.body ?? new URLSearchParams();
      try {
        const userId = await logIn(form, request);
        sessionCookie.set(request, reply, await sessions.open(userId));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        setRefusalStatus(reply, error);
        const message = errorSentence(pageLocale(request), error);
        return sendAppPage(request, reply, { refusedLogIn: { message, email: form.get('email') ?? '' } });
      }
      return redirectToNext(request, reply, 303);
    });
  });
};
