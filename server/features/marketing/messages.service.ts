import type { Locale } from '#core/i18n/locale.ts';
import type { Message } from '#core/marketing/message-fields.ts';
import type { RateLimits } from '#server/http/protection/rate-limits.ts';
import type { Mailer } from '#server/mail/mail.ts';
import { buildVisitorMessage } from '#server/mail/visitor-message.ts';
import type { Env } from '#server/system/env.ts';

type Needs = {
  env: Pick<Env, 'CONTACT_EMAIL' | 'MAIL_FROM'>;
  mailer: Mailer;
  rateLimits: RateLimits;
};

/** Of `Menta <no-reply@localhost>`. */
const addressIn = (sender: string): string => /<([^>]+)>/.exec(sender)?.[1] ?? sender;

export type MessagesService = ReturnType<typeof createMessagesService>;

/** Messages of visitors to the operator. Without an address of theirs, the sender's own: a message is never lost. */
export const createMessagesService = ({ env, mailer, rateLimits }: Needs) => {
  const to = env.CONTACT_EMAIL ?? addressIn(env.MAIL_FROM);
  return {
    send: async (message: Message, sender: string, locale: Locale): Promise<void> => {
      await rateLimits.consume('messagePerAddress', sender);
      mailer.send(buildVisitorMessage({ ...message, to, locale }));
    },
  };
};
