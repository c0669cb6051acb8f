import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { call } from '#web/lib/api/call.ts';
import { refusalDetails } from '#web/lib/api/refusal-details.ts';
import type { DraftStore } from './draft-store.ts';
import {
  batchesOf,
  changesIn,
  type Draft,
  type WantedText,
  without,
  withSaved,
} from './translation-drafts.ts';
import { type MenuTranslations, translationsQuery } from './translations-query.ts';

const route = 'PUT /menus/:menuId/translations/:language';

/** What is saved now of the texts that somebody else changed, when that is why ours were refused. */
export const otherTextsOf = (error: unknown) =>
  refusalDetails(error, route, 'changed_meanwhile')?.texts ?? null;

export const useTranslationSave = (menuId: string, language: GuestLocale, store: DraftStore) => {
  const client = useQueryClient();
  const { queryKey } = translationsQuery(menuId, language);
  /** Typed for texts that have left the menu. They are shown, so that nobody types them twice. */
  const [gone, setGone] = useState<readonly Draft[]>([]);

  const send = async (batch: readonly WantedText[]) => {
    const { texts, languages } = await call(route, { params: { menuId, language }, body: [...batch] });
    const saved = new Map(texts.map(({ key, text }) => [key, text]));
    store.change((drafts) => withSaved(drafts, batch, texts));
    client.setQueryData(
      queryKey,
      (known: MenuTranslations | undefined) =>
        known && {
          ...known,
          languages,
          texts: known.texts.map((each) => ({ ...each, text: saved.get(each.key) ?? each.text })),
        },
    );
  };

  const sendWhatIsThere = async (batch: readonly WantedText[]): Promise<void> => {
    try {
      await send(batch);
    } catch (error) {
      const keys = refusalDetails(error, route, 'unknown_text')?.keys;
      if (!keys) throw error;
      const drafts = store.read();
      const lost = keys.flatMap((key) => drafts.get(key) ?? []);
      if (lost.length === 0) throw error;
      setGone((before) => [...before, ...lost]);
      store.change((now) => without(now, keys));
      const rest = batch.filter(({ key }) => !keys.includes(key));
      if (rest.length > 0) await sendWhatIsThere(rest);
      void client.invalidateQueries({ queryKey });
    }
  };

  const save = useMutation({
    mutationFn: async (changes: readonly WantedText[]) => {
      setGone([]);
      for (const batch of batchesOf(changes)) await sendWhatIsThere(batch);
    },
    // The counts of the other languages, and the dishes with their translations, are refetched when they are next needed.
    onSuccess: () => client.invalidateQueries({ queryKey: ['menu', menuId], refetchType: 'none' }),
  });
  return {
    save,
    gone,
    readChanges: () => changesIn(store.read()),
    reload: () => client.invalidateQueries({ queryKey }),
  };
};
