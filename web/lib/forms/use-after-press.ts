import { useEffect, useRef, useState } from 'react';

/** A tap's click follows the finger by so much at most; of a drag none does. */
const mostUntilClickMs = 300;

/**
 * For what appears when a field loses the focus: runs it at once or, when that is because something else is pressed, after
 * the click. What moves between press and click is not clicked, and 'Sign up' would have to be pressed twice.
 */
export const useAfterPress = (): ((run: () => void) => void) => {
  const waiting = useRef<(() => void)[]>([]);
  const isPressed = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(timer);
      isPressed.current = true;
    };
    const finish = () => {
      clearTimeout(timer);
      isPressed.current = false;
      for (const run of waiting.current.splice(0)) run();
    };
    const lift = () => {
      clearTimeout(timer);
      timer = setTimeout(finish, mostUntilClickMs);
    };
    // Before anybody who stops them.
    const listeners = { pointerdown: press, pointerup: lift, pointercancel: finish, click: finish };
    const entries = Object.entries(listeners);
    for (const [kind, listener] of entries) addEventListener(kind, listener, { capture: kind !== 'click' });
    return () => {
      clearTimeout(timer);
      for (const [kind, listener] of entries)
        removeEventListener(kind, listener, { capture: kind !== 'click' });
    };
  }, []);
  const [afterPress] = useState(() => (run: () => void) => {
    if (isPressed.current) waiting.current.push(run);
    else run();
  });
  return afterPress;
};
