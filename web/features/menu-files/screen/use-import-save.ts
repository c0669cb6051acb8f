import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ImportMode } from '#core/menus/menu-import.contract.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { call } from '#web/lib/api/call.ts';
import { makeToken } from '#web/lib/api/make-token.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import { areasQuery } from '#web/lib/query/evening-queries.ts';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { sessionQuery } from '#web/lib/query/session-query.ts';
import { type ImportDraft, toSent } from './import-draft.ts';

export type ImportTarget = { menuId?: string; mode: ImportMode; name: string };

/** Which dish a refusal is about, by its place in what was sent. */
const refusedKey = (error: unknown, draft: ImportDraft): string | null => {
  const [problem] = refusalDetails(error, 'POST /menus/import', 'invalid_input')?.problems ?? [];
  const [, section, dish] = /^body\.sections\.(\d+)\.dishes\.(\d+)/.exec(problem?.path ?? '') ?? [];
  return toSent(draft).keys[Number(section)]?.[Number(dish)] ?? null;
};

/** The same menu into the same place is the same import: its first answer may have been lost. */
const useTokens = () => {
  const last = useRef({ content: '', token: '' });
  return (body: unknown): string => {
    const content = JSON.stringify(body);
    if (content !== last.current.content) last.current = { content, token: makeToken() };
    return last.current.token;
  };
};

export const useImportSave = (draft: ImportDraft) => {
  const client = useQueryClient();
  const tokenFor = useTokens();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (target: ImportTarget) => {
      const body = { ...target, sections: toSent(draft).sections };
      return call('POST /menus/import', { body: { ...body, clientImportToken: tokenFor(body) } });
    },
    onError: (error, { menuId }) => {
      // The menu may be gone: the screen refetches, and offers another place.
      if (menuId && isApiError(error, 'not_found'))
        void client.invalidateQueries({ queryKey: ['menu', menuId] });
    },
    onSuccess: ({ menuId }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['menus'] }),
        client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
        client.invalidateQueries({ queryKey: ['menu', menuId] }),
        client.invalidateQueries({ queryKey: areasQuery.queryKey }),
      ]),
  });
  return {
    save: useSendOnce(mutate),
    // Until the editor opens: what is saved is not saved again.
    isSaving: isPending || isSuccess,
    error,
    wrongKey: error ? refusedKey(error, draft) : null,
  };
};
