import { z } from 'zod';
import { limits } from './limits.ts';
import { type Agorot, toAgorot } from './money.ts';

/** Building blocks of the wire format; contracts compose them so that a rule is written once. */
export const idPattern = /^[0-9a-f]{24}$/;
/** The editor's rule: what is not 24 hexadecimal characters is new and has not been saved. */
export const isSavedId = (id: string): boolean => idPattern.test(id);

export const id = z.string().regex(idPattern);
export const requiredText = (max: number) => z.string().trim().min(1).max(max);
export const optionalText = (max: number) => z.string().trim().max(max);
export const dateTime = z.iso.datetime();

/** A price in a request: shekels in, agorot out. */
export const price = z
  .number()
  .min(0)
  .max(limits.priceShekels)
  .transform((shekels): Agorot => toAgorot(shekels));
/** A price in an answer: shekels, as the presenter converted them. */
export const shekels = z.number();

export const email = z.string().trim().toLowerCase().max(limits.email).pipe(z.email());
export const phone = z.string().regex(/^\d{10}$/);
export const newPassword = z.string().min(limits.passwordMin).max(limits.passwordMax);
/** A password that is checked, not set: any length up to the maximum, so that old rules never lock anyone out. */
export const givenPassword = z.string().min(1).max(limits.passwordMax);

/** Counts the changes of a thing; sent back with an edit, it tells whether somebody else was faster. */
export const revision = z.int().min(0);

export const idParams = z.object({ id });
export const nothing = z.object({});
/** Calls that only need to say they worked. */
export const done = z.object({ message: z.string() });

/** An uploaded picture: a data URL, of a picture or not, which is told in words. The base64 text is a third longer than its bytes. */
export const imageDataUrl = z
  .string()
  .max(Math.ceil(limits.imageBytes * 1.34) + 100)
  .regex(/^data:/i);
