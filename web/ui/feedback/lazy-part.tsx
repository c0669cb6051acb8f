import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { lazyModule } from '#web/lib/browser/lazy-module.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { sessionTexts } from '#web/lib/texts/session.texts.ts';
import { showError, takeBackError } from './messages.tsx';

type LazyPart<Props> = ReturnType<typeof lazyModule<ComponentType<Props>>>;

const useLazyPart = <Props,>(part: LazyPart<Props>, isNeeded: boolean): ComponentType<Props> | null => {
  const text = useText();
  const Part = useSyncExternalStore(part.subscribe, part.read, () => null);
  useEffect(() => {
    if (!isNeeded || Part) return;
    void part
      .load(() => showError(text(sessionTexts.noConnection), 'loading'))
      .then(() => takeBackError('loading'));
  }, [part, Part, isNeeded, text]);
  return Part;
};

/** A part of a screen whose code loads when it is first rendered. Until then `waiting` takes its place. */
export const lazyPart = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) => {
  const part = lazyModule(fetchPart);
  return (props: Props) => {
    const Part = useLazyPart(part, true);
    return Part ? <Part {...props} /> : waiting;
  };
};

/** A dialog whose code loads when it is first opened, or earlier when `prepare` is called. */
export const lazyDialog = <Props extends { open: boolean }>(
  fetchDialog: () => Promise<ComponentType<Props>>,
) => {
  const part = lazyModule(fetchDialog);
  const LazyDialog = (props: Props) => {
    const Part = useLazyPart(part, props.open);
    return Part && <Part {...props} />;
  };
  return Object.assign(LazyDialog, { prepare: () => void part.load() });
};
