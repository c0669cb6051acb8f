import { z } from 'zod';
import { limits } from './limits.ts';
import { type Agorot, toAgorot } from './money.ts';
import { guestPhone, phoneOrLandline } from './phones.ts';
import { idPattern } from './saved-id.ts';
import { cleanLine, cleanText } from './typed-text.ts';

/** Building blocks of the wire format; contracts compose them so that a rule is written once. */
export const id = z.string().regex(idPattern);
export const requiredLine = (max: number) => z.string().overwrite(cleanLine).min(1).max(max);
export const optionalLine = (max: number) => z.string().overwrite(cleanLine).max(max);
/** May have several lines. */
export const optionalText = (max: number) => z.string().overwrite(cleanText).max(max);
/** The name of a section is also its address: composed in one way, whatever keyboard wrote it. */
export const sectionName = z.string().overwrite(cleanLine).normalize('NFC').min(1).max(limits.name);
/** A name that refers to a stored item: exactly as stored, even if today's rules would refuse it. */
export const nameInput = z.string().trim().min(1).max(limits.name);
export const sectionInput = z.string().trim().normalize('NFC').min(1).max(limits.name);
/** ISO 8601 knows a year 0 and PostgreSQL does not: refused here, it is no server error later. */
export const dateTime = z.iso.datetime().refine((moment) => !moment.startsWith('0000'));

/** A day without a time, as a calendar names it. */
export const day = z.iso.date().refine((date) => !date.startsWith('0000'));

/** A price in a request: shekels in, agorot out. */
export const price = z
  .number()
  .min(0)
  .max(limits.priceShekels)
  .transform((shekels): Agorot => toAgorot(shekels));
/** A price in an answer: shekels, as the presenter converted them. */
export const shekels = z.number();

export const phone = z.string().regex(guestPhone);
/** As typed by staff or the owner; may be left out. */
export const optionalPhone = z.union([z.literal(''), z.string().regex(phoneOrLandline)]);

/** Counts the changes of a row; sent back with an edit, it reveals whether somebody else was faster. */
export const revision = z.int32().min(0);

export const idParams = z.object({ id });

/** As the server makes them; in an address it lets in whoever has it. */
export const secret = z.string().regex(/^[\w-]{20,64}$/);
/** The address of a guest's own order or call. */
export const trackParams = z.object({ token: secret });
export const nothing = z.object({});
/** Calls that only need to say they worked. */
export const done = z.object({ message: z.string() });

/** An uploaded picture: a data URL, of a picture or not, which is told in words. The base64 text is a third longer than its bytes. */
export const imageDataUrl = z
  .string()
  .max(Math.ceil(limits.imageBytes * 1.34) + 100)
  .regex(/^data:/i);
