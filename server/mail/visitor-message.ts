import { escapeHtml } from '#core/html/escape-html.ts';
import { directionOf, type Locale } from '#core/i18n/locale.ts';
import { translatorFor } from '#core/i18n/text.ts';
import type { Message } from '#core/marketing/message-fields.ts';
import { isolated } from './letter.ts';
import { mailTexts } from './mail.texts.ts';
import type { Mail } from './mail.ts';

/** What a visitor wrote on the site, for the operator to answer. Not a letter of ours: it says only what was typed. */
export const buildVisitorMessage = ({
  to,
  name,
  email,
  message,
  locale,
}: Message & { to: string; locale: Locale }): Mail => {
  const t = translatorFor(locale);
  const from = t(mailTexts.messageFrom, { name, email: isolated(email) });
  const lines = escapeHtml(message).replaceAll('\n', '<br>');
  return {
    to,
    replyTo: email,
    subject: t(mailTexts.messageSubject, { name }),
    text: `${message}\n\n${from}`,
    html: `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><body><p>${lines}</p><p>${escapeHtml(from)}</p></body></html>`,
  };
};
