import { type ReactNode, useEffect, useRef } from 'react';
import { focusNextStep } from '#web/lib/browser/focus-next-step.ts';
import { MessageDock } from '#web/ui/feedback/messages.tsx';

/** On a phone, more lines than these would take the place of the orders; the lighter ones wait. */
const onlyWeightiest = 'max-sm:[&>*:nth-child(n+4)]:hidden';

/** A message that is answered goes, or asks the next question. Focus goes on to that, or back to the orders. */
const useFocusAfterAnswer = () => {
  const foot = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = foot;
    if (!current) return;
    let answered: Element | null = null;
    let message: Element | undefined;
    const remember = ({ target }: FocusEvent) => {
      answered = target instanceof Element ? target : null;
      message = [...current.children].find((each) => each.contains(answered));
    };
    const watch = new MutationObserver(() => {
      if (!answered || answered.isConnected || document.activeElement !== document.body) return;
      answered = null;
      const next = message?.isConnected ? message.querySelector('button') : null;
      if (next) next.focus();
      else focusNextStep(null);
    });
    current.addEventListener('focusin', remember);
    watch.observe(current, { childList: true, subtree: true });
    return () => {
      current.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, []);
  return foot;
};

/**
 * Everything that the board says besides its orders, weightiest first. It has its own space and as many lines as it needs, so
 * it neither covers a card nor moves one; with nothing to say it is not there.
 */
export const BoardFoot = ({ children }: { children: ReactNode }) => {
  const foot = useFocusAfterAnswer();
  return (
    <footer
      ref={foot}
      className={`flex shrink-0 flex-wrap items-center gap-1 border-line border-t bg-card px-2 pt-0.5 pb-[max(0.125rem,env(safe-area-inset-bottom))] empty:hidden sm:gap-2 sm:px-3 ${onlyWeightiest}`}
    >
      {/* The answer to what was just pressed, for some seconds. */}
      <MessageDock />
      {children}
    </footer>
  );
};
