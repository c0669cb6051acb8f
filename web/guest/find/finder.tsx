import { useEffect, useMemo, useRef, useState } from 'react';
import { type DietaryTag, dietaryTags } from '#core/menus/dishes/dietary-tags.ts';
import { DietaryLabel } from '../guest-menu/dietary-icons.tsx';
import type { GuestMenu } from '../guest-menu/guest-menu.ts';
import { useText } from '../language/guest-language.tsx';
import { findTexts } from './find.texts.ts';
import { findDishes, isSearching } from './find-dishes.ts';
import { useWrittenWords } from './use-written-words.ts';

/** Longer searches than this find nothing anyway. */
const maxText = 60;

type FinderProps = {
  menu: GuestMenu;
  tags: ReadonlySet<DietaryTag>;
  /** The dishes to show, by id; null for all of them. */
  onFound: (found: ReadonlySet<string> | null) => void;
  onClose: () => void;
};

/** Takes the place of the section tabs, and leaves in the menu only what matches. */
export const Finder = ({ menu, tags, onFound, onClose }: FinderProps) => {
  const t = useText();
  const written = useWrittenWords(menu);
  const { sections } = menu;
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState<readonly DietaryTag[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const found = useMemo(() => {
    const query = { text, tags: wanted };
    return isSearching(query) ? findDishes(sections ?? [], query, written) : null;
  }, [sections, text, wanted, written]);

  useEffect(() => onFound(found), [found, onFound]);
  useEffect(() => () => onFound(null), [onFound]);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);
  // Whoever searches from the middle of the menu sees the first result.
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves when the query changes, not when the menu does
  useEffect(() => {
    box.current?.nextElementSibling?.scrollIntoView();
  }, [text, wanted]);

  const toggle = (tag: DietaryTag) =>
    setWanted((chosen) =>
      chosen.includes(tag) ? chosen.filter((known) => known !== tag) : [...chosen, tag],
    );

  return (
    <search className="finder" ref={box}>
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        aria-label={t(findTexts.open)}
        placeholder={t(findTexts.field)}
        maxLength={maxText}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onClose();
          // The phone's own 'search' key: the results are there already, the keyboard only hides them.
          if (event.key === 'Enter') field.current?.blur();
        }}
      />
      {tags.size > 0 && (
        <fieldset className="filters" aria-label={t(findTexts.tags)}>
          {dietaryTags.map(
            (tag) =>
              tags.has(tag) && (
                <button
                  key={tag}
                  type="button"
                  aria-pressed={wanted.includes(tag)}
                  onClick={() => toggle(tag)}
                >
                  <DietaryLabel tag={tag} />
                </button>
              ),
          )}
        </fieldset>
      )}
      <p role="status">
        {found && (found.size > 0 ? t(findTexts.found, { count: found.size }) : t(findTexts.none))}
      </p>
    </search>
  );
};
