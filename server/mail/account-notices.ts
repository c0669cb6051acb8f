import { type Translate, translatorFor } from '#core/i18n/text.ts';
import { isolated, type Recipient, writeLetter } from './letter.ts';
import { mailTexts } from './mail.texts.ts';
import type { Mail } from './mail.ts';

/** Where the operator is reached by an owner whose account was taken; without an address, by the site's own form. */
type Contact = { contactEmail: string | null };

const contactIn = (t: Translate, contactEmail: string | null): string =>
  contactEmail ? isolated(contactEmail) : t(mailTexts.contactPage);

/* Notices to an owner about changes of the account, which somebody else may have made. */

export const buildPasswordChangedMail = ({
  forgotPasswordLink,
  contactEmail,
  ...recipient
}: Recipient & Contact & { forgotPasswordLink: string }): Mail => {
  const t = translatorFor(recipient.locale);
  return writeLetter({
    ...recipient,
    subject: t(mailTexts.passwordChangedSubject),
    paragraphs: [t(mailTexts.passwordChanged), t(mailTexts.passwordNotYou)],
    button: { label: t(mailTexts.newPassword), link: forgotPasswordLink },
    notes: [t(mailTexts.writeToUs, { contact: contactIn(t, contactEmail) })],
  });
};

export const buildEmailChangedMail = ({
  oldEmail,
  newEmail,
  contactEmail,
  ...recipient
}: Recipient & Contact & { oldEmail: string; newEmail: string }): Mail => {
  const t = translatorFor(recipient.locale);
  return writeLetter({
    ...recipient,
    subject: t(mailTexts.emailChangedSubject),
    paragraphs: [
      t(mailTexts.emailChanged, { oldEmail: isolated(oldEmail), newEmail: isolated(newEmail) }),
      t(mailTexts.emailNotYou, { contact: contactIn(t, contactEmail) }),
    ],
    notes: [],
  });
};

/** What may happen to an account's second factor. */
export type SecondFactorNews = 'on' | 'off' | 'offByOperator' | 'recoveryCodeUsed' | 'codesMade';

const secondFactorTexts = {
  on: [mailTexts.twoStepOnSubject, mailTexts.twoStepOn],
  off: [mailTexts.twoStepOffSubject, mailTexts.twoStepOff],
  offByOperator: [mailTexts.twoStepOffSubject, mailTexts.twoStepOffByOperator],
  recoveryCodeUsed: [mailTexts.recoveryUsedSubject, mailTexts.recoveryUsed],
  codesMade: [mailTexts.recoveryMadeSubject, mailTexts.recoveryMade],
} as const;

export const buildSecondFactorMail = ({
  news,
  contactEmail,
  ...recipient
}: Recipient & Contact & { news: SecondFactorNews }): Mail => {
  const t = translatorFor(recipient.locale);
  const [subject, happened] = secondFactorTexts[news];
  return writeLetter({
    ...recipient,
    subject: t(subject),
    paragraphs: [t(happened), t(mailTexts.twoStepNotYou, { contact: contactIn(t, contactEmail) })],
    notes: [],
  });
};
