import type { BodyOf } from '#core/http/endpoint.ts';
import type { translationsContract } from '#core/menus/translations/translations.contract.ts';
import { limits } from '#core/values/limits.ts';
import type { TranslatedText } from './translations-query.ts';

export type WantedText = BodyOf<typeof translationsContract.saveTranslations>[number];
type SavedText = { readonly key: string; readonly text: string };

/** What somebody typed for a text, and what was saved of it when they began. */
export type Draft = { readonly of: TranslatedText; readonly text: string; readonly was: string };
export type Drafts = ReadonlyMap<string, Draft>;

const isChanged = ({ text, was }: Draft): boolean => text !== was;
export const hasChanges = (drafts: Drafts): boolean => [...drafts.values()].some(isChanged);

export const displayedText = (drafts: Drafts, { key, text }: TranslatedText): string =>
  drafts.get(key)?.text ?? text;

export const isMissing = (drafts: Drafts, text: TranslatedText): boolean =>
  displayedText(drafts, text).trim() === '';

export const countMissing = (drafts: Drafts, texts: readonly TranslatedText[]): number =>
  texts.filter((text) => isMissing(drafts, text)).length;

/** The one to fill in after `from`; beyond the last comes the first. */
export const nextMissing = (
  drafts: Drafts,
  texts: readonly TranslatedText[],
  from: string | null,
): TranslatedText | undefined => {
  const after = texts.findIndex(({ key }) => key === from) + 1;
  return [...texts.slice(after), ...texts.slice(0, after)].find((text) => isMissing(drafts, text));
};

const edited = (drafts: Drafts, edit: (next: Map<string, Draft>) => void): Drafts => {
  const next = new Map(drafts);
  edit(next);
  return next;
};

export const withTyped = (drafts: Drafts, of: TranslatedText, text: string): Drafts =>
  edited(drafts, (next) => next.set(of.key, { of, text, was: drafts.get(of.key)?.was ?? of.text }));

/** After `sent` was saved as `saved`. What was typed meanwhile is kept. */
export const withSaved = (
  drafts: Drafts,
  sent: readonly WantedText[],
  saved: readonly SavedText[],
): Drafts => {
  const sentTexts = new Map(sent.map(({ key, text }) => [key, text]));
  return edited(drafts, (next) => {
    for (const { key, text } of saved) {
      const draft = next.get(key);
      if (!draft) continue;
      const isTypedOn = draft.text !== sentTexts.get(key);
      next.set(key, { ...draft, text: isTypedOn ? draft.text : text, was: text });
    }
  });
};

/** Ours is to replace what somebody else saved. */
export const overSaved = (drafts: Drafts, theirs: readonly SavedText[]): Drafts =>
  edited(drafts, (next) => {
    for (const { key, text } of theirs) {
      const draft = next.get(key);
      if (draft) next.set(key, { ...draft, was: text });
    }
  });

/** What somebody else saved takes the place of ours. */
export const withTheirs = (drafts: Drafts, theirs: readonly SavedText[]): Drafts =>
  edited(drafts, (next) => {
    for (const { key, text } of theirs) {
      const draft = next.get(key);
      if (draft) next.set(key, { ...draft, text, was: text });
    }
  });

export const without = (drafts: Drafts, keys: readonly string[]): Drafts =>
  edited(drafts, (next) => {
    for (const key of keys) next.delete(key);
  });

/** With nothing but what is not saved: for when the saved texts have been read again. */
export const onlyChanged = (drafts: Drafts): Drafts =>
  new Map([...drafts].filter(([, draft]) => isChanged(draft)));

export const changesIn = (drafts: Drafts): WantedText[] =>
  [...drafts].flatMap(([key, draft]) =>
    isChanged(draft) ? [{ key, text: draft.text, was: draft.was }] : [],
  );

/** Leaves space for the JSON around the texts. */
const bytesAtOnce = limits.requestBytes - 4_096;
const bytesOf = (wanted: WantedText): number => new TextEncoder().encode(JSON.stringify(wanted)).length + 1;

/** As few requests as the server's limits allow: nearly always one. */
export const batchesOf = (changes: readonly WantedText[]): WantedText[][] => {
  const batches: WantedText[][] = [];
  let bytesLeft = 0;
  for (const change of changes) {
    const bytes = bytesOf(change);
    const last = batches.at(-1);
    if (last && bytes <= bytesLeft && last.length < limits.translationsAtOnce) last.push(change);
    else {
      batches.push([change]);
      bytesLeft = bytesAtOnce;
    }
    bytesLeft -= bytes;
  }
  return batches;
};
