import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { AppLink } from '#web/ui/action/link.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';

type BoardHeaderProps = {
  /** How it stands: open or closed, live or behind, muted. */
  marks: ReactNode;
  /** What can be pressed. */
  controls: ReactNode;
};

/**
 * The top of the board. On a phone it is three short lines, for the orders are what one came to see: way back, title and
 * buttons in the first, the marks in the last, where they may grow without moving anything.
 */
export const BoardHeader = ({ marks, controls }: BoardHeaderProps) => {
  const text = useText();
  return (
    <header className="flex items-center gap-x-1 gap-y-1 max-sm:-mt-4 max-sm:-mb-3 max-sm:flex-wrap sm:items-end sm:gap-x-6">
      <div className="contents min-w-0 flex-1 sm:block">
        <AppLink
          to="/dashboard"
          className="touch-target inline-flex items-center gap-1.5 rounded-sm text-ink-2 text-sm transition-colors hover:text-ink max-sm:-ms-2 max-sm:size-11 max-sm:justify-center sm:mb-2"
        >
          <FlipIcon icon={ArrowLeft} className="size-5 sm:size-4" />
          <span className="max-sm:sr-only">{text(t.back)}</span>
        </AppLink>
        <h1 className="min-w-0 flex-1 text-balance font-semibold text-[1.0625rem] tracking-tight sm:text-3xl">
          {text(t.title)}
        </h1>
        <p className="text-ink-2 text-sm max-sm:order-1 max-sm:w-full sm:mt-1.5 sm:text-base">
          {text(t.subtitle)}
        </p>
      </div>
      <div className="contents sm:flex sm:flex-wrap sm:items-center sm:justify-end sm:gap-3">
        <div className="flex min-h-7 flex-wrap items-center gap-2 max-sm:order-2 max-sm:mt-1 max-sm:w-full sm:gap-3">
          {marks}
        </div>
        <div className="flex shrink-0 items-center gap-2 sm:gap-3">{controls}</div>
      </div>
    </header>
  );
};
