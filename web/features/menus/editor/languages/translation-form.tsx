import { ArrowDown, CircleCheck } from 'lucide-react';
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { GuestLocale } from '#core/i18n/locale.ts';
import { isApiError } from '#web/lib/api/api-error.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useSendOnce } from '#web/lib/query/one-at-a-time.ts';
import { useErrorSentence } from '#web/lib/query/use-error-sentence.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { ConflictNotice } from '#web/ui/feedback/conflict-notice.tsx';
import { showSuccess } from '#web/ui/feedback/messages.tsx';
import { useSaveShortcut } from '#web/ui/form/use-save-shortcut.ts';
import { useUnsaved } from '#web/ui/overlay/unsaved-guard.tsx';
import { dishPanelTexts } from '../texts/menu-editor.texts.ts';
import { type DraftStore, useDrafts } from './draft-store.ts';
import { languagesTexts as t } from './languages.texts.ts';
import { readColumn } from './paste-column.ts';
import { isLong, partsOf } from './text-parts.ts';
import {
  countMissing,
  hasChanges,
  nextMissing,
  overSaved,
  withTheirs,
  withTyped,
} from './translation-drafts.ts';
import { TranslationPart } from './translation-part.tsx';
import type { TranslatedText } from './translations-query.ts';
import { useTextLabel } from './use-text-label.ts';
import { otherTextsOf, useTranslationSave } from './use-translation-save.ts';

type TranslationFormProps = {
  menuId: string;
  main: GuestLocale;
  language: GuestLocale;
  texts: readonly TranslatedText[];
  store: DraftStore;
  /** The dish whose text has focus. */
  onDish?: (dishId: string) => void;
};

/** Every text of the menu with its translation, saved together. */
export const TranslationForm = (props: TranslationFormProps) => {
  const { menuId, main, language, texts, store, onDish } = props;
  const text = useText();
  const sentence = useErrorSentence();
  const { labelOf } = useTextLabel();
  const parts = useMemo(() => partsOf(texts), [texts]);
  const languages = useMemo(() => ({ main, other: language }), [main, language]);
  const [isLazy] = useState(() => isLong(texts));
  const [wanted, setWanted] = useState<{ key: string } | null>(null);
  const lastKey = useRef<string | null>(null);
  const isDirty = useDrafts(store, hasChanges);
  const missing = useDrafts(store, (drafts) => countMissing(drafts, texts));
  const { save, gone, readChanges, reload } = useTranslationSave(menuId, language, store);
  const sendOnce = useSendOnce(save.mutate);
  const theirs = otherTextsOf(save.error);
  useUnsaved(isDirty);

  const send = () => {
    const changes = readChanges();
    if (changes.length > 0) void sendOnce(changes, () => showSuccess(text(t.saved)));
  };
  useSaveShortcut(send);
  const goToNextMissing = () => {
    const next = nextMissing(store.read(), texts, lastKey.current);
    // A new object each time: the same text may be requested again.
    if (next) setWanted({ key: next.key });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.altKey || event.nativeEvent.isComposing) return;
    const { target } = event;
    if (!(target instanceof HTMLTextAreaElement)) return;
    const kind = texts.find(({ key }) => key === target.name)?.kind;
    if (kind === 'description' && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    goToNextMissing();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    lastKey.current = target.name;
    const focused = texts.find(({ key }) => key === target.name);
    if (focused?.of === 'dish' && focused.id) onDish?.(focused.id);
  };
  const onPaste = (event: ClipboardEvent) => {
    const into = texts.find(({ key }) => key === lastKey.current);
    const column = into && readColumn(event.clipboardData.getData('text'), into, texts);
    if (!column || column.length === 0) return;
    event.preventDefault();
    store.change((drafts) => column.reduce((now, { of, text: said }) => withTyped(now, of, said), drafts));
    showSuccess(text(t.pasted, { count: column.length }));
  };
  const placeOf = ({ dish, section }: TranslatedText) => dish ?? section;
  const nameOf = (of: TranslatedText) => {
    const place = of.kind === 'name' || of.kind === 'description' ? null : placeOf(of);
    return place ? `${place} · ${labelOf(of)}` : labelOf(of);
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
      className="flex flex-col gap-4"
    >
      <div className="sticky top-0 z-10 -mx-1 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 bg-paper px-1 py-2">
        <div className="flex min-w-0 items-center gap-3">
          <Button
            variant="secondary"
            size="small"
            disabled={missing === 0}
            aria-keyshortcuts="Control+Enter"
            icon={<ArrowDown aria-hidden="true" className="size-4.5" />}
            onClick={goToNextMissing}
          >
            {text(t.nextMissing)}
          </Button>
          <span role="status" className="flex items-center gap-1 text-ink-2 text-sm max-sm:sr-only">
            {missing === 0 && <CircleCheck aria-hidden="true" className="size-4 text-ok" />}
            {missing === 0 ? text(t.complete) : text(t.missing, { count: missing })}
          </span>
        </div>
        <div className="flex items-center gap-3">
          {isDirty && <span className="text-sm text-warn max-lg:sr-only">{text(t.unsaved)}</span>}
          <Button type="submit" size="small" disabled={!isDirty} loading={save.isPending}>
            {text(t.save)}
          </Button>
        </div>
      </div>
      {theirs && (
        <ConflictNotice
          differences={theirs.flatMap(({ key, text: other }) => {
            const draft = store.read().get(key);
            return draft
              ? [{ key, label: nameOf(draft.of), mine: draft.text, theirs: other, lang: language }]
              : [];
          })}
          saving={save.isPending}
          onKeepMine={() => {
            store.change((drafts) => overSaved(drafts, theirs));
            send();
          }}
          onTakeTheirs={() => {
            store.change((drafts) => withTheirs(drafts, theirs));
            save.reset();
            void reload();
          }}
        />
      )}
      {save.isError && !theirs && (
        <Alert title={text(t.failed)}>
          {isApiError(save.error, 'not_found') ? text(t.menuGone) : sentence(save.error)}{' '}
          {text(dishPanelTexts.kept)}
        </Alert>
      )}
      {gone.length > 0 && (
        <Alert tone="warn" title={text(t.gone)}>
          <ul>
            {gone.map((draft) => (
              <li key={draft.of.key} className="break-words">
                <bdi>{nameOf(draft.of)}</bdi> {'→'} <bdi lang={language}>{draft.text}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <p className="text-ink-2 text-sm max-sm:hidden">
        {text(t.keys)} {text(t.column)}
      </p>
      <ol onKeyDown={onKeyDown} onFocus={onFocus} onPaste={onPaste} className="flex flex-col gap-4">
        {parts.map((part) => (
          <TranslationPart
            key={part.key}
            part={part}
            languages={languages}
            store={store}
            wanted={wanted && part.texts.some(({ key }) => key === wanted.key) ? wanted : null}
            isLazy={isLazy}
          />
        ))}
      </ol>
    </form>
  );
};
