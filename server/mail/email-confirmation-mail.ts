import { translatorFor } from '#core/i18n/text.ts';
import { isolated, type Recipient, writeLetter } from './letter.ts';
import { mailTexts } from './mail.texts.ts';
import type { Mail } from './mail.ts';

type EmailConfirmationMail = Recipient & { currentEmail: string; link: string; validHours: number };

/** To the new address: the link that makes it the one to sign in with. */
export const buildEmailConfirmationMail = ({
  currentEmail,
  link,
  validHours,
  ...recipient
}: EmailConfirmationMail): Mail => {
  const t = translatorFor(recipient.locale);
  return writeLetter({
    ...recipient,
    subject: t(mailTexts.confirmSubject),
    paragraphs: [
      t(mailTexts.confirmIntro, { email: isolated(recipient.to) }),
      t(mailTexts.confirmHow, { email: isolated(currentEmail) }),
    ],
    button: { label: t(mailTexts.confirmButton), link },
    notes: [t(mailTexts.confirmValidity, { count: validHours }), t(mailTexts.confirmNotYou)],
  });
};
