import * as z from 'zod/mini';
import { limits } from '../values/limits.ts';
import { cleanLine } from '../values/typed-text.ts';

/** What a visitor writes to the operator, checked by the same rules in the form and on the server. */
export const messageFields = {
  name: z.string().check(z.overwrite(cleanLine), z.minLength(1), z.maxLength(limits.name)),
  email: z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(limits.email)), z.email()),
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(limits.message)),
};
export type Message = { name: string; email: string; message: string };
