import { useEffect, useEffectEvent } from 'react';

/** The browser asks before it closes the tab, reloads it or opens another site. */
export const useBeforeUnload = (isUnsaved: () => boolean): void => {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => ask(event);
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, []);
};
