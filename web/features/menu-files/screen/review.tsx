import { ArrowDown, RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Menu } from '#core/menus/menus.contract.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { useMinWidth } from '#web/ui/layout/use-min-width.ts';
import { useLeave } from '#web/ui/overlay/unsaved-guard.tsx';
import type { ReadFile } from '../reading/read-menu-file.ts';
import { placeId } from './dish-row.tsx';
import { countDishes, draftOf, type ImportDraft, markedKeys } from './import-draft.ts';
import { reviewTexts as t } from './menu-import.texts.ts';
import { ResultList } from './result-list.tsx';
import { SaveCard } from './save-card.tsx';
import { SourceLines } from './source-lines.tsx';
import { useImportSave } from './use-import-save.ts';

type Side = 'source' | 'result';
type Saved = { menuId: string; dishes: number; missingPictures: number };
type ReviewProps = {
  read: ReadFile;
  menu: Menu | null;
  /** The menu has been deleted since. */
  isMenuGone: boolean;
  onStartOver: () => void;
  onSaved: (saved: Saved) => void;
};

/** What was read beside what it was read from; on a phone one behind the other. */
export const Review = ({ read, menu, isMenuGone, onStartOver, onSaved }: ReviewProps) => {
  const text = useText();
  const leave = useLeave();
  const isWide = useMinWidth('64rem');
  const [draft, setDraft] = useState<ImportDraft>(() => draftOf(read.menu));
  const [active, setActive] = useState<readonly number[]>([]);
  const [side, setSide] = useState<Side>('result');
  const [lastVisited, setLastVisited] = useState<string | null>(null);
  const { save, isSaving, error, wrongKey } = useImportSave(draft);
  const unused = useMemo(() => new Set(read.menu.unread.map(({ line }) => line)), [read]);
  const change = useCallback((apply: (draft: ImportDraft) => ImportDraft) => setDraft(apply), []);

  const show = useCallback((key: string) => {
    setSide('result');
    setLastVisited(key);
    // After the tab with it is in the page.
    requestAnimationFrame(() => {
      const place = document.getElementById(placeId(key));
      const input = place?.querySelector<HTMLElement>('input[aria-invalid]') ?? place?.querySelector('input');
      input?.scrollIntoView({ block: 'center' });
      input?.focus({ preventScroll: true });
    });
  }, []);
  const newest = useRef(draft);
  newest.current = draft;
  const showLine = useCallback(
    (line: number) => {
      const rows = newest.current.flatMap((section) => [...section.dishes, section]);
      const row = rows.find(({ lines }) => lines.includes(line));
      if (row) show(row.key);
    },
    [show],
  );
  const marked = markedKeys(draft);
  const showNext = () => {
    const next = marked[marked.indexOf(lastVisited ?? '') + 1] ?? marked[0];
    if (next) show(next);
  };

  // The button that was pressed for this is gone.
  const found = useRef<HTMLParagraphElement>(null);
  useEffect(() => found.current?.focus(), []);

  const sourceLines = (
    <SourceLines source={read.source} active={active} unused={unused} onChoose={showLine} />
  );
  const result = (
    <div className="flex flex-col gap-5">
      {read.menu.unknownColumns.length > 0 && (
        <Alert tone="info">
          {text(t.ignoredColumns, { columns: read.menu.unknownColumns.slice(0, 12).join(', ') })}
        </Alert>
      )}
      <ResultList
        draft={draft}
        active={active}
        wrongKey={wrongKey}
        onHighlight={setActive}
        onChange={change}
      />
      <SaveCard
        draft={draft}
        menu={menu}
        isMenuGone={isMenuGone}
        isSaving={isSaving}
        error={error}
        onMissing={show}
        onSave={(target) => void save(target, onSaved)}
      />
    </div>
  );
  return (
    <div className="flex flex-col gap-5">
      <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-paper px-4 py-2 sm:-mx-6 sm:px-6">
        <p
          ref={found}
          role="status"
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium outline-none"
        >
          <span>
            {text(t.dishes, { count: countDishes(draft) })} · {text(t.sections, { count: draft.length })}
          </span>
          {marked.length > 0 ? (
            <Badge tone="warn" icon>
              {text(t.toCheck, { count: marked.length })}
            </Badge>
          ) : (
            <Badge tone="ok" icon>
              {text(t.nothingToCheck)}
            </Badge>
          )}
        </p>
        {marked.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            icon={<ArrowDown aria-hidden="true" className="size-4" />}
            onClick={showNext}
          >
            {text(t.next)}
          </Button>
        )}
        <Button
          variant="ghost"
          size="small"
          className="ms-auto"
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={() => leave(onStartOver)}
        >
          {text(t.startOver)}
        </Button>
      </div>
      {isWide ? (
        <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-start gap-6">
          <section aria-label={text(t.source)} className="sticky top-18">
            {sourceLines}
          </section>
          <section aria-label={text(t.result)}>{result}</section>
        </div>
      ) : (
        <Tabs<Side>
          label={text(t.parts)}
          value={side}
          onValueChange={setSide}
          shareWidth
          tabs={[
            { value: 'result', label: text(t.result), content: result },
            { value: 'source', label: text(t.source), content: sourceLines },
          ]}
        />
      )}
    </div>
  );
};
