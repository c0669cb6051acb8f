import { z } from 'zod';

/** The address of a guest's own order: whoever has the token may see and change it. */
export const trackParams = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });
