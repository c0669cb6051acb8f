import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useBeforeUnload } from '#web/lib/router/use-before-unload.ts';
import { useBlocker } from '#web/lib/router/use-blocker.ts';
import { LazyConfirmDialog } from './lazy-confirm-dialog.ts';
import { unsavedTexts as t } from './unsaved-guard.texts.ts';

type Guard = { mark: (key: string, isDirty: boolean) => void; leave: (go: () => void) => void };

const GuardContext = createContext<Guard | null>(null);

/** Wraps a page with forms: no link, tab, closed window or other choice discards unsaved input without asking. */
export const UnsavedGuard = ({ children }: { children: ReactNode }) => {
  const text = useText();
  const dirty = useRef(new Set<string>());
  const [pending, setPending] = useState<(() => void) | null>(null);
  const blocked = useBlocker((from, to) => dirty.current.size > 0 && from.pathname !== to.pathname);
  useBeforeUnload(() => dirty.current.size > 0);

  const mark = useCallback((key: string, isDirty: boolean) => {
    if (isDirty) {
      dirty.current.add(key);
      // Preloaded: from now on the question may come up, even offline.
      LazyConfirmDialog.prepare();
    } else dirty.current.delete(key);
  }, []);
  const leave = useCallback((go: () => void) => {
    if (dirty.current.size === 0) go();
    else setPending(() => go);
  }, []);
  const guard = useMemo(() => ({ mark, leave }), [mark, leave]);

  const isAsking = pending !== null || blocked !== null;
  const stay = () => {
    setPending(null);
    blocked?.stay();
  };
  const go = () => {
    dirty.current.clear();
    pending?.();
    setPending(null);
    blocked?.proceed();
  };
  return (
    <GuardContext value={guard}>
      {children}
      <LazyConfirmDialog
        open={isAsking}
        onOpenChange={(open) => !open && stay()}
        title={text(t.title)}
        description={text(t.text)}
        confirmLabel={text(t.leave)}
        cancelLabel={text(t.stay)}
        destructive
        closesOnBack={pending !== null}
        onConfirm={go}
      />
    </GuardContext>
  );
};

/** Registers this part of the page as having unsaved input. */
export const useUnsaved = (isDirty: boolean): void => {
  const guard = use(GuardContext);
  const key = useId();
  useEffect(() => {
    guard?.mark(key, isDirty);
    return () => guard?.mark(key, false);
  }, [guard, key, isDirty]);
};

/** Runs something that would discard unsaved input, after asking. */
export const useLeave = (): ((go: () => void) => void) => {
  const guard = use(GuardContext);
  return guard?.leave ?? ((go) => go());
};
