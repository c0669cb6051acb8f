import { z } from 'zod';
import { tableCodeTyped } from './table-codes.ts';

/** What a guest's phone sends with a table, from the address that was scanned. */
export const tableCodeIn = z.string().max(tableCodeTyped).nullish();

/** The code of this table was issued anew, and what came is an older one or none. */
export const replacedCode = z.object({ table: z.number() });
