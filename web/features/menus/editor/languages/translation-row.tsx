import { memo, useId } from 'react';
import { directionOf, type GuestLocale } from '#core/i18n/locale.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { type DraftStore, useDrafts } from './draft-store.ts';
import { languagesTexts as t } from './languages.texts.ts';
import { displayedText, isMissing, withTyped } from './translation-drafts.ts';
import type { TranslatedText } from './translations-query.ts';
import { useTextLabel } from './use-text-label.ts';

export type Languages = { readonly main: GuestLocale; readonly other: GuestLocale };

type TranslationRowProps = { of: TranslatedText; languages: Languages; store: DraftStore };

/** The name of a section or a dish is also the heading of its other texts. */
const levels = { restaurant: 'p', menu: 'p', section: 'h2', dish: 'h3' } as const;

/** A text in the main language, and beside it (on a phone: below it) its translation. */
export const TranslationRow = memo(({ of, languages, store }: TranslationRowProps) => {
  const text = useText();
  const { kindOf, labelOf } = useTextLabel();
  const mainId = useId();
  const displayed = useDrafts(store, (drafts) => displayedText(drafts, of));
  const isEmpty = useDrafts(store, (drafts) => isMissing(drafts, of));
  const isDescription = of.kind === 'description';
  const Main = of.kind === 'name' ? levels[of.of] : 'p';
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-1.5 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-sm">
          <bdi>{kindOf(of)}</bdi>
          {isEmpty && (
            <span className="inline-flex items-center gap-1.5">
              <span aria-hidden="true" className="size-2 rounded-full border-2 border-warn" />
              {text(t.missingOne)}
            </span>
          )}
        </p>
        <Main
          id={mainId}
          className={classes(
            'whitespace-pre-line break-words',
            of.kind === 'name' && 'font-semibold',
            Main === 'h2' && 'text-lg',
          )}
        >
          <bdi lang={languages.main}>{of.main}</bdi>
        </Main>
      </div>
      <textarea
        name={of.key}
        rows={isDescription ? 3 : 1}
        maxLength={of.max}
        lang={languages.other}
        dir={directionOf(languages.other)}
        aria-label={labelOf(of)}
        aria-describedby={isDescription ? mainId : undefined}
        enterKeyHint={isDescription ? 'enter' : 'next'}
        value={displayed}
        onChange={(event) => {
          const typed = event.target.value;
          store.change((drafts) =>
            withTyped(drafts, of, isDescription ? typed : typed.replaceAll('\n', ' ')),
          );
        }}
        className={classes(
          'control field-sizing-content max-h-80 w-full resize-none px-3.5 py-2.5',
          isDescription ? 'min-h-24 sm:self-stretch' : 'min-h-11 self-start',
        )}
      />
    </div>
  );
});
