import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { decodeBase32, encodeBase32 } from '#core/security/base32.ts';

const stepMs = 30_000;
const digits = 6;
/** Steps accepted before and after the current one: phone clocks differ, and people type slowly. */
const tolerance = 1;

/** 160 bits, as long as the hash: what RFC 4226 recommends. */
export const newTotpSecret = (): string => encodeBase32(randomBytes(20));

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / stepMs);

/** RFC 4226: the last four bits of the hash say which 31 of its bits become the digits. */
export const codeOfStep = (secret: string, step: number, length = digits): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', Buffer.from(decodeBase32(secret)))
    .update(counter)
    .digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** length).padStart(length, '0');
};

/** The steps around this moment that have this code, earliest first; none when it is wrong. */
export const stepsOf = (secret: string, code: string, moment: Date): number[] => {
  const typed = Buffer.from(code);
  const present = stepAt(moment);
  return Array.from({ length: 2 * tolerance + 1 }, (_, index) => present - tolerance + index).filter(
    (step) => {
      const right = Buffer.from(codeOfStep(secret, step));
      return right.length === typed.length && timingSafeEqual(right, typed);
    },
  );
};
