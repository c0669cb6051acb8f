import { useEffect, useRef } from 'react';

/** Ctrl+S or Cmd+S saves what is open, instead of the page as a file. */
export const useSaveShortcut = (save: () => void): void => {
  const current = useRef(save);
  useEffect(() => {
    current.current = save;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // By the key's position: with a Hebrew layout the same key types another letter.
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      if (!event.repeat) current.current();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};
