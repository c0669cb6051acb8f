import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';
import { LanguageSwitch } from '#web/ui/action/language-switch.tsx';
import { AppLink } from '#web/ui/action/link.tsx';
import { FlipIcon } from '#web/ui/content/flip-icon.tsx';
import { LogoMark } from '#web/ui/layout/logo.tsx';

type BoardHeaderProps = {
  /** A station has no other page to go back to. */
  isStation?: boolean;
  /** Its status: open or closed, live or behind. The last one may grow: nothing follows it. */
  marks?: ReactNode;
  /** The actions. */
  controls?: ReactNode;
};

const inTwoLines =
  "grid-cols-[auto_minmax(0,1fr)_auto_auto] [grid-template-areas:'back_title_controls_controls'_'subtitle_subtitle_subtitle_language'_'marks_marks_marks_language']";
/** The smallest phones have no space for the title beside the actions. */
const onSmallest =
  "@max-[22.5rem]:[grid-template-areas:'back_controls_controls_controls'_'title_title_title_language'_'subtitle_subtitle_subtitle_language'_'marks_marks_marks_language']";
const inOneLine =
  "@min-[64rem]:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] @min-[64rem]:[grid-template-areas:'back_title_marks_controls_language'_'back_subtitle_marks_controls_language']";

/**
 * The top of the board, kept low to leave space for orders. One line on a tablet, two on a phone; by its width in letters
 * (a container's, not the window's), so that large ones get the lines they need.
 */
export const BoardHeader = ({ isStation = false, marks, controls }: BoardHeaderProps) => {
  const text = useText();
  return (
    <header className="@container shrink-0 border-line border-b bg-card">
      <div
        className={`grid items-center gap-x-1 px-1 @max-[64rem]:pb-1.5 @min-[40rem]:px-3 @min-[64rem]:h-14 @min-[64rem]:gap-x-2 @min-[80rem]:gap-x-3 ${inTwoLines} ${onSmallest} ${inOneLine}`}
      >
        {!isStation && (
          <AppLink
            to="/dashboard"
            aria-label={text(t.back)}
            className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-control text-ink-2 transition-colors [grid-area:back] hover:bg-quiet hover:text-ink @max-[64rem]:my-0.5 @min-[80rem]:px-2"
          >
            <FlipIcon icon={ArrowLeft} className="size-5" />
            <LogoMark className="size-7 @max-[80rem]:hidden" />
          </AppLink>
        )}
        <h1 className="min-w-0 font-semibold text-[1.0625rem] leading-tight tracking-tight [grid-area:title] @max-[22.5rem]:px-1 @max-[22.5rem]:text-[0.9375rem] @min-[64rem]:self-end @min-[64rem]:text-lg @min-[64rem]:leading-tight">
          {text(t.title)}
        </h1>
        <p className="text-ink-2 text-xs leading-tight [grid-area:subtitle] @max-[64rem]:px-1 @max-[64rem]:pb-1 @min-[64rem]:self-start @min-[64rem]:whitespace-nowrap">
          {text(t.subtitle)}
        </p>
        <div className="flex h-7 min-w-0 items-center gap-1.5 overflow-hidden @max-[16rem]:h-auto @max-[16rem]:flex-wrap @max-[16rem]:[&_span]:h-auto @max-[16rem]:[&_span]:max-w-full @max-[16rem]:[&_span]:whitespace-normal @min-[64rem]:gap-2 [grid-area:marks] ps-1 @min-[80rem]:ps-3">
          {marks}
        </div>
        <div className="flex flex-wrap items-center justify-end gap-1.5 @min-[80rem]:gap-2 [grid-area:controls] @max-[22.5rem]:justify-self-end">
          {controls}
        </div>
        <div className="[grid-area:language] @max-[64rem]:justify-self-end">
          <LanguageSwitch short />
        </div>
      </div>
    </header>
  );
};
