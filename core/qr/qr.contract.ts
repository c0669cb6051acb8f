import { z } from 'zod';
import { contract, endpoint } from '../http/endpoint.ts';
import { noDetails } from '../http/refusals.ts';
import { limits } from '../values/limits.ts';
import { dateTime, id } from '../values/wire.ts';
import { linkReaches } from './menu-link.ts';
import { tableCodeTyped } from './table-codes.ts';

const linkBase = z.object({ base: z.string(), reach: z.enum(linkReaches) });

const table = z.int().min(limits.tablesMin).max(limits.tablesMax);

const tableCodes = z.object({
  /** By table. One that is not here carries no code: whoever names it is at it. */
  codes: z.array(z.object({ table: z.number(), code: z.string(), issuedAt: dateTime })),
});
export type TableCode = z.output<typeof tableCodes>['codes'][number];

export const qrContract = contract({
  getLinkBase: endpoint({
    method: 'GET',
    path: '/qr/base',
    access: 'station',
    summary: 'The address that QR codes begin with, and who can open it.',
    response: linkBase,
  }),
  listTableCodes: endpoint({
    method: 'GET',
    path: '/qr/table-codes',
    access: 'owner',
    summary: 'The tables whose codes were issued anew, and what their addresses carry since.',
    response: tableCodes,
  }),
  reissueTableCodes: endpoint({
    method: 'POST',
    path: '/qr/table-codes',
    access: 'owner',
    isHeavy: true,
    summary:
      'Issue the codes of tables anew: older prints still open the menu, and name no table any more. `was` is what the table carried on the screen where it was pressed (null: nothing); a table that carries another code by now stays as it is, so it can be repeated. Answers all codes.',
    body: z.object({
      tables: z
        .array(z.object({ table, was: z.string().max(tableCodeTyped).nullable() }))
        .min(1)
        .max(limits.tablesMax),
    }),
    response: tableCodes,
    refusals: { not_found: noDetails, invalid_table: z.object({ tables: z.number() }) },
  }),
  checkTable: endpoint({
    method: 'GET',
    path: '/public-menu/:ownerId/tables/:table',
    access: 'public',
    summary: 'Whether the code that was scanned is still that of its table.',
    params: z.object({ ownerId: id, table: z.string().regex(/^[1-9]\d{0,3}$/) }),
    query: z.object({ code: z.string().max(tableCodeTyped).optional() }),
    response: z.object({ isValid: z.boolean() }),
    refusals: { not_found: noDetails },
  }),
});
