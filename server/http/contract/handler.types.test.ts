import { describe, expect, it } from 'vitest';
import type { marketingContract } from '#core/marketing/marketing.contract.ts';
import type { HandlersFor } from './handler.ts';

type Handlers = HandlersFor<typeof marketingContract>;

describe('the handlers of a contract', () => {
  it('do not compile when one is missing or answers something else', () => {
    const sendMessage: Handlers['sendMessage'] = async () => ({ ok: true });
    const complete: Handlers = { listCatalog: async () => [], sendMessage };
    // @ts-expect-error listCatalog is missing
    const missing: Handlers = { sendMessage };
    // @ts-expect-error a list is declared, not a number
    const wrong: Handlers = { sendMessage, listCatalog: async () => 7 };
    // @ts-expect-error the query has no such field
    const misread: Handlers = { sendMessage, listCatalog: async ({ query }) => [query.unknown] };
    expect([complete, missing, wrong, misread]).toHaveLength(4);
  });
});
