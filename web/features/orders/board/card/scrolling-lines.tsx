import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { orderManagerTexts as t } from '#web/lib/texts/order-manager.texts.ts';

/** Long orders scroll inside their card. Only those are a tab stop: the others hide nothing. */
export const ScrollingLines = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => {
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const measure = () => setScrolls(current.scrollHeight > current.clientHeight + 1);
    const watch = new ResizeObserver(measure);
    for (const each of [current, ...current.children]) watch.observe(each);
    return () => watch.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the card's own button opens the order for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      ref={box}
      onClick={onPress}
      {...(scrolls && { role: 'group', 'aria-label': text(t.dishes), tabIndex: 0 })}
      // Above the card's button, or a finger could not scroll it.
      className="-mx-2.5 z-10 hidden min-h-0 flex-1 cursor-pointer overflow-y-auto px-2.5 sm:block"
    >
      {children}
    </div>
  );
};
