/** What the rest of the server hands over. */
export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string };

export type Mailer = {
  /** Returns at once and never throws: a request does not wait for, or fail with, its mail. */
  send(mail: Mail): void;
  /** Resolves when every mail is delivered or abandoned. */
  idle(): Promise<void>;
  /** One last try for what waits, then nothing is left running. */
  close(): Promise<void>;
};

/** The part of pino's logger that mail needs. */
export type MailLogger = Record<'info' | 'warn' | 'error', (facts: object, message: string) => void>;

/** A queued mail. Logs name only its id, never an address or its content. */
export type OutgoingMail = Mail & { id: string };

/** One way of delivering. A rejection means "try again later", unless it is a `PermanentMailFailure`. */
export type MailTransport = {
  deliver(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
};

/** The other side refused for good; trying again would only repeat it. */
export class PermanentMailFailure extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.name = 'PermanentMailFailure';
    this.reason = reason;
  }
}
