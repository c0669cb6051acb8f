import { translatorFor } from '#core/i18n/text.ts';
import { type Recipient, writeLetter } from './letter.ts';
import { mailTexts } from './mail.texts.ts';
import type { Mail } from './mail.ts';

type ResetMail = Recipient & { link: string; validMinutes: number };

/** The mail that carries a password-reset link. */
export const buildResetMail = ({ link, validMinutes, ...recipient }: ResetMail): Mail => {
  const t = translatorFor(recipient.locale);
  return writeLetter({
    ...recipient,
    subject: t(mailTexts.resetSubject),
    paragraphs: [t(mailTexts.resetIntro)],
    button: { label: t(mailTexts.newPassword), link },
    notes: [t(mailTexts.resetValidity, { count: validMinutes }), t(mailTexts.resetNotYou)],
  });
};
