import { translatorFor } from '#core/i18n/text.ts';
import { isolated, type Recipient, writeLetter } from './letter.ts';
import { mailTexts } from './mail.texts.ts';
import type { Mail } from './mail.ts';

type EmailConfirmationMail = Recipient & { link: string; validHours: number };

/**
 * To the new address: the link that makes it the one to sign in with. It does not name the present one, since the new
 * one may be mistyped and a stranger's.
 */
export const buildEmailConfirmationMail = ({
  link,
  validHours,
  ...recipient
}: EmailConfirmationMail): Mail => {
  const t = translatorFor(recipient.locale);
  return writeLetter({
    ...recipient,
    subject: t(mailTexts.confirmSubject),
    paragraphs: [t(mailTexts.confirmIntro, { email: isolated(recipient.to) }), t(mailTexts.confirmHow)],
    button: { label: t(mailTexts.confirmButton), link },
    notes: [t(mailTexts.confirmValidity, { count: validHours }), t(mailTexts.confirmNotYou)],
  });
};
