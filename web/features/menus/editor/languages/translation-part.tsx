import { memo, useEffect, useRef } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import type { DraftStore } from './draft-store.ts';
import { languagesTexts as t } from './languages.texts.ts';
import { heightOf, type TextPart } from './text-parts.ts';
import { type Languages, TranslationRow } from './translation-row.tsx';
import { useSeen } from './use-seen.ts';

type TranslationPartProps = {
  part: TextPart;
  languages: Languages;
  store: DraftStore;
  /** The text to go to, when it is one of these. */
  wanted: { readonly key: string } | null;
  isLazy: boolean;
};

/** The texts of the restaurant, the menu, a section or a dish. In a long menu they are made when they come into sight. */
export const TranslationPart = memo(({ part, languages, store, wanted, isLazy }: TranslationPartProps) => {
  const text = useText();
  const { isSeen, watch } = useSeen(isLazy);
  const rows = useRef<HTMLDivElement>(null);
  const isMade = isSeen || wanted !== null;
  useEffect(() => {
    if (!wanted) return;
    const fields = rows.current?.querySelectorAll('textarea') ?? [];
    const field = [...fields].find(({ name }) => name === wanted.key);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
    <li
      ref={watch}
      // What is out of sight is not laid out: a letter typed costs the same in a menu of any length.
      className={classes(
        '-m-1 p-1',
        isLazy && isMade && '[contain-intrinsic-size:auto_20rem] [content-visibility:auto]',
        part.of === 'section' && 'not-first:mt-4',
      )}
      style={isMade ? undefined : { height: heightOf(part) }}
    >
      {isMade && (
        <div
          ref={rows}
          className={classes(
            'flex flex-col gap-4',
            part.of === 'section'
              ? 'px-4 py-1 sm:px-5'
              : 'rounded-card border border-line bg-card p-4 shadow-card sm:p-5',
          )}
        >
          {(part.of === 'restaurant' || part.of === 'menu') && (
            <div>
              <h2 className="font-semibold text-lg">{text(t[part.of])}</h2>
              {part.of === 'restaurant' && <p className="text-ink-2 text-sm">{text(t.restaurantHint)}</p>}
            </div>
          )}
          {part.texts.map((each) => (
            <TranslationRow key={each.key} of={each} languages={languages} store={store} />
          ))}
        </div>
      )}
    </li>
  );
});
