import type { OutgoingMail } from './mail.ts';

const domainOf = (from: string): string => /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';

/** The message as nodemailer takes it; both transports send the same one. */
export const composeMessage = (mail: OutgoingMail, from: string) => ({
  from,
  // As an object, so that an address is never read as a list of addresses.
  to: { name: '', address: mail.to },
  ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  // The same on every try: a mailbox that got it twice shows it once.
  messageId: `<${mail.id}@${domainOf(from)}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});
