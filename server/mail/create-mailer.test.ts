import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Timer } from '#core/retry/sleeper.ts';
import { createMailer } from './create-mailer.ts';
import { buildResetMail } from './reset-mail.ts';

const link = 'https://menta.example/reset-password?token=s3cret';
const mail = buildResetMail({ to: 'dana@example.com', name: 'דנה', link, validMinutes: 60, locale: 'he' });
const from = 'Menta <no-reply@menta.example>';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const recordingLogger = () => {
  const lines: { level: string; facts: Record<string, unknown>; message: string }[] = [];
  const at = (level: string) => (facts: object, message: string) =>
    lines.push({ level, facts: facts as Record<string, unknown>, message });
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
};

/** Rings at once and remembers how long it should have waited. */
const impatientTimer = () => {
  const waits: number[] = [];
  const timer: Timer = (milliseconds, callback) => {
    waits.push(milliseconds);
    queueMicrotask(callback);
    return () => {};
  };
  return { waits, timer };
};

/** A real SMTP server on this machine; `answers` are its replies to each mail in turn, then it accepts. */
const startSmtpServer = async (answers: { responseCode: number; message: string }[] = []) => {
  const received: string[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = answers[attempts];
        attempts += 1;
        if (refusal) return done(Object.assign(new Error(refusal.message), refusal));
        received.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, attempts: () => attempts, stop };
};

const setUp = async (smtpUrl?: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'menta-mail-'));
  cleanups.push(() => rm(dataDir, { recursive: true, force: true }));
  const logger = recordingLogger();
  const { waits, timer } = impatientTimer();
  const mailer = createMailer({ smtpUrl, from, dataDir, logger, timer });
  cleanups.push(() => mailer.close());
  return { mailer, logger, waits, outbox: join(dataDir, 'outbox') };
};

const expectNothingPersonal = (lines: unknown) => {
  const written = JSON.stringify(lines);
  for (const word of ['dana', 'example.com', 'דנה', 's3cret', mail.subject])
    expect(written).not.toContain(word);
};

describe('the outbox', () => {
  it('holds a complete message that a mail program can open', async () => {
    const { mailer, logger, outbox } = await setUp();
    mailer.send(mail);
    await mailer.idle();

    const files = await readdir(outbox);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+\.\d{3}Z-[0-9a-f-]{36}\.eml$/);
    const raw = await readFile(join(outbox, files[0] ?? ''), 'utf8');
    const message = await PostalMime.parse(raw);
    expect(message.subject).toBe('איפוס הסיסמה שלך במנטה');
    expect(message.from).toMatchObject({ name: 'Menta', address: 'no-reply@menta.example' });
    expect(message.to).toMatchObject([{ address: 'dana@example.com' }]);
    expect(message.text?.trim()).toBe(mail.text.trim());
    expect(message.html?.trim()).toBe(mail.html.trim());
    expect(message.date).toBeTruthy();
    expect(message.messageId).toMatch(/^<[0-9a-f-]{36}@menta\.example>$/);

    expect(logger.lines.find((line) => line.message === 'mail written to the outbox')?.facts.link).toBe(link);
  });

  it('keeps mails sent together apart', async () => {
    const { mailer, outbox } = await setUp();
    for (let count = 0; count < 20; count += 1) mailer.send(mail);
    await mailer.idle();
    expect(await readdir(outbox)).toHaveLength(20);
  });

  it('never reads one address as two, nor a line break as a header', async () => {
    const { mailer, outbox } = await setUp();
    mailer.send({ ...mail, subject: 'Hello\r\nBcc: third@example.com', to: 'a@example.com, b@example.com' });
    await mailer.idle();
    const [file = ''] = await readdir(outbox);
    const message = await PostalMime.parse(await readFile(join(outbox, file), 'utf8'));
    expect(message.bcc ?? []).toEqual([]);
    expect(message.to).toHaveLength(1);
  });
});

describe('SMTP', () => {
  it('delivers to the server', async () => {
    const server = await startSmtpServer();
    cleanups.push(server.stop);
    const { mailer, outbox } = await setUp(server.url);
    mailer.send(mail);
    await mailer.idle();

    expect(server.received).toHaveLength(1);
    const message = await PostalMime.parse(server.received[0] ?? '');
    expect(message.subject).toBe(mail.subject);
    expect(message.text).toContain(link);
    await expect(readdir(outbox)).rejects.toThrow('ENOENT');
  });

  it('tries again with growing waits when the server is busy, and delivers once', async () => {
    const busy = { responseCode: 451, message: 'dana@example.com: try again later' };
    const server = await startSmtpServer([busy, busy]);
    cleanups.push(server.stop);
    const { mailer, logger, waits } = await setUp(server.url);
    mailer.send(mail);
    await mailer.idle();

    expect(server.attempts()).toBe(3);
    expect(server.received).toHaveLength(1);
    expect(waits).toEqual([5_000, 30_000]);
    expect(logger.lines.map((line) => line.level)).toEqual(['warn', 'warn', 'info']);
    expect(logger.lines.at(-1)?.facts).toMatchObject({ attempts: 3 });
    expectNothingPersonal(logger.lines);
  });

  it('gives up when the server is down, without touching the request', async () => {
    const server = await startSmtpServer();
    await server.stop();
    const { mailer, logger, waits } = await setUp(server.url);
    expect(mailer.send(mail)).toBeUndefined();
    await mailer.idle();

    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    expect(waits).toHaveLength(5);
    expect(logger.lines.at(-1)).toMatchObject({
      level: 'error',
      message: 'mail given up',
      facts: { attempts: 6 },
    });
    expect(logger.lines.at(-1)?.facts.mailId).toBeTruthy();
    expectNothingPersonal(logger.lines);
  });

  it('does not try again what the server refused for good', async () => {
    const server = await startSmtpServer([{ responseCode: 550, message: 'no such user dana@example.com' }]);
    cleanups.push(server.stop);
    const { mailer, logger, waits } = await setUp(server.url);
    mailer.send(mail);
    await mailer.idle();

    expect(server.attempts()).toBe(1);
    expect(waits).toEqual([]);
    expect(logger.lines).toMatchObject([{ level: 'error', facts: { attempts: 1, reason: 'SMTP 550' } }]);
    expectNothingPersonal(logger.lines);
  });
});
