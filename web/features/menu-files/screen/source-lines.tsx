import { memo, useEffect, useRef } from 'react';
import { cutLines } from '#core/menu-files/text/lines/cut-lines.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { reviewTexts as t } from './menu-import.texts.ts';

type SourceLinesProps = {
  source: string;
  /** The lines of what is highlighted in the result. */
  active: readonly number[];
  unused: ReadonlySet<number>;
  onChoose: (line: number) => void;
};

/** The source with its numbers. A line leads to what it became; what became nothing is dimmed and says so. */
export const SourceLines = ({ source, active, unused, onChoose }: SourceLinesProps) => {
  const list = useRef<HTMLOListElement>(null);
  const [first] = active;
  useEffect(() => {
    const box = list.current;
    const line = first === undefined ? null : box?.children[first - 1];
    if (!box || !(line instanceof HTMLElement)) return;
    // The box alone scrolls: the page stays where the owner is working.
    const isSeen = line.offsetTop >= box.scrollTop && line.offsetTop < box.scrollTop + box.clientHeight - 40;
    if (!isSeen) box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [first]);
  return (
    <ol
      ref={list}
      className="relative max-h-[70dvh] overflow-y-auto overscroll-contain rounded-card border border-line bg-card py-2 text-[0.9375rem]"
    >
      {cutLines(source).map((content, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of a text that does not change is its number
          key={index}
          number={index + 1}
          content={content}
          isActive={active.includes(index + 1)}
          isUnused={unused.has(index + 1)}
          onChoose={onChoose}
        />
      ))}
    </ol>
  );
};

/** What is parted stays so: a price must not slip between the words of a name in another direction. */
const columnsOf = (content: string) =>
  content
    .split(/(\s\|\s|\t+| {2,})/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line that does not change
    .map((part, index) => (index % 2 ? part : <bdi key={index}>{part}</bdi>));

type LineProps = {
  number: number;
  content: string;
  isActive: boolean;
  isUnused: boolean;
  onChoose: (line: number) => void;
};

const Line = memo(({ number, content, isActive, isUnused, onChoose }: LineProps) => {
  const text = useText();
  const isBlank = content.trim() === '';
  return (
    <li
      className={classes(
        'flex gap-3 px-3 py-0.5',
        isActive &&
          'bg-brand-soft shadow-[inset_3px_0_0_var(--brand)] rtl:shadow-[inset_-3px_0_0_var(--brand)]',
      )}
    >
      <span
        aria-hidden="true"
        className="w-7 shrink-0 select-none pt-0.5 text-end text-ink-2 text-xs tabular-nums"
      >
        {number}
      </span>
      {isBlank || isUnused ? (
        <span dir="auto" className="min-w-0 flex-1 whitespace-pre-wrap break-words text-ink-2 page-aligned">
          {isBlank ? '\u00a0' : columnsOf(content)}
          {isUnused && !isBlank && <span className="sr-only"> ({text(t.unused)})</span>}
        </span>
      ) : (
        <button
          type="button"
          dir="auto"
          aria-current={isActive || undefined}
          onClick={() => onChoose(number)}
          className="min-w-0 flex-1 cursor-pointer whitespace-pre-wrap break-words rounded-sm page-aligned hover:text-brand"
        >
          {columnsOf(content)}
        </button>
      )}
    </li>
  );
});
