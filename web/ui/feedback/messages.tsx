import { useEffect, useState, useSyncExternalStore } from 'react';
import { lazyModule } from '#web/lib/browser/lazy-module.ts';
import { interactionEvents } from '#web/lib/site/interaction-events.ts';
import type { MessageLink, Said } from './message-stack.tsx';

const stack = lazyModule(() => import('./message-stack.tsx'));

/** The one way to tell the user that something happened. Takes sentences already in the user's language. */
export const showSuccess = (message: string, link?: MessageLink) =>
  // A message with a link stays long enough to be reached.
  say({ tone: 'ok', message, duration: link ? 10_000 : 5_000, link });
export const showError = (message: string, about?: string) => {
  if (about) failed.add(about);
  say({ tone: 'bad', message, duration: 10_000, about });
  if (!navigator.onLine) leaveWithLine(about ?? `bad:${message}`);
};

/** What failed for want of a line is no news once it is back. */
const leaveWithLine = (about: string) =>
  addEventListener('online', () => void stack.load().then(({ takeBack }) => takeBack(about)), { once: true });

/** What was attempted: its error is removed when a later attempt succeeds. */
const failed = new Set<string>();
export const takeBackError = (about: string) => {
  if (failed.delete(about)) void stack.load().then(({ takeBack }) => takeBack(about));
};

const say = (said: Said) =>
  void stack.load().then(({ show, dock }) => (docks.length > 0 ? dock(said) : show(said)));

/** Messages respond to user actions: their code is fetched on the first one, so that they can be shown even offline. */
export const useMessagesWhenUsed = () =>
  useEffect(() => {
    const prepare = () => {
      for (const type of interactionEvents) removeEventListener(type, prepare, true);
      void stack.load();
    };
    for (const type of interactionEvents) addEventListener(type, prepare, true);
    return () => {
      for (const type of interactionEvents) removeEventListener(type, prepare, true);
    };
  }, []);

const docks: symbol[] = [];
const moved = new Set<() => void>();
const changeDocks = (change: () => void) => {
  change();
  for (const listener of moved) listener();
};
const openDocks = {
  top: (): symbol | undefined => docks.at(-1),
  subscribe: (listener: () => void) => {
    moved.add(listener);
    return () => void moved.delete(listener);
  },
};

/**
 * A place in the page for messages, where they cover nothing that is pressed next. The one that opened last has them all: a
 * dialog's (`isInner`) counts only on a page that has its own.
 */
export const MessageDock = ({ isInner = false }: { isInner?: boolean }) => {
  const [dock] = useState(() => Symbol('dock'));
  useEffect(() => {
    if (isInner && docks.length === 0) return;
    changeDocks(() => docks.push(dock));
    return () => {
      changeDocks(() => docks.splice(docks.indexOf(dock), 1));
      if (docks.length === 0) stack.read()?.undock();
    };
  }, [dock, isInner]);
  const here = useSyncExternalStore(stack.subscribe, stack.read, () => null);
  const top = useSyncExternalStore(openDocks.subscribe, openDocks.top, () => undefined);
  return here && top === dock && <here.DockedMessages />;
};

/** Where messages appear on other pages; once, inside UiProvider. */
export const Messages = () => {
  const here = useSyncExternalStore(stack.subscribe, stack.read, () => null);
  return here && <here.MessageStack />;
};
