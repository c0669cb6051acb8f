import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { limitConcurrency } from '#server/system/turns/limit-concurrency.ts';

const deriveNow = promisify(argon2);

/**
 * A hash takes a thread and 19 MiB for some 30 ms. Two at a time leave threads for pictures and pages. Behind fifty
 * others the wait would be about a second, so the caller is asked to retry instead.
 */
const inTurn = limitConcurrency(2, { mostWaiting: 50 });
const derive: typeof deriveNow = (...args) => inTurn(() => deriveNow(...args));

/** OWASP's argon2id setting for 19 MiB; stored in the hash, so it can be raised later. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

/** For tests only, which sign up thousands of owners: argon2id's minimum. */
export const hashCheaply = (): void => {
  Object.assign(cost, { memory: 8, passes: 1 });
};

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const write = (nonce: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(nonce)}$${encode(tag)}`;

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  return write(nonce, await derive('argon2id', { message: password, nonce, ...cost }));
};

export const isPasswordRight = async (password: string, stored: string): Promise<boolean> => {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (!match) return false;
  const [, memory, passes, parallelism, nonce = '', expected = ''] = match;
  const wanted = Buffer.from(expected, 'base64');
  const tag = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: wanted.length,
  });
  return timingSafeEqual(tag, wanted);
};

/** A hash that no password matches. */
const writeDecoy = (): string => write(randomBytes(16), randomBytes(cost.tagLength));

/** Verified for an unknown email, so that it takes as long as a wrong password. */
export const equalizePasswordTime = async (password: string): Promise<void> => {
  await isPasswordRight(password, writeDecoy());
};
