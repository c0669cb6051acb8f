import type { GuestPageMode } from '#core/pages/page-renderer.ts';
import { sleep } from '#web/lib/browser/browser-timer.ts';
import { keepLoading } from '#web/lib/browser/keep-loading.ts';
import type { DisplayedMenu } from './displayed-menu.ts';
import type { openLiveMenu } from './live-menu.ts';

type Following = ReturnType<typeof openLiveMenu>;
/** Comes in one file with ordering, which this page loads anyway. */
export type LoadLiveMenu = () => Promise<{ openLiveMenu: typeof openLiveMenu }>;

/** Hydration comes first; a stream that opens with it would compete with the pictures. */
const patienceMs = 1_000;

/** The menu of a page: as rendered, until the code that follows its changes has loaded. */
export const createPageMenu = (initial: DisplayedMenu, mode: GuestPageMode, load: LoadLiveMenu) => {
  let still = initial;
  let following: Following | null = null;
  let loading: Promise<Following> | null = null;
  let isHurried = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  /** A local change, visible at once. */
  const update = (change: (current: DisplayedMenu) => DisplayedMenu): void => {
    if (following) following.update(change);
    else {
      still = change(still);
      notify();
    }
  };
  const follow = (): Promise<Following> => {
    loading ??= load().then(({ openLiveMenu }) => {
      following = openLiveMenu(still, mode, () => isHurried);
      following.subscribe(notify);
      return following;
    });
    return loading;
  };

  /** In the editor's frame the editor sends every change: what follows the server is not loaded. */
  const hear = async () => {
    const { hearEditor } = await keepLoading(
      () => import('./hear-editor.ts'),
      () => true,
    );
    return { start: () => hearEditor(update) };
  };

  return {
    read: (): DisplayedMenu => following?.getPublished().state ?? still,

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    update,

    /** Whether the guest is about to order, so that changes are read at once. */
    setHurried: (hurried: boolean): void => {
      isHurried = hurried;
    },

    /** Reads it again because of something that no event reports. */
    refresh: async (): Promise<void> => (await follow()).refresh(),

    /** Follows its changes until the returned function is called. */
    start: (): (() => void) => {
      let isOver = false;
      let stop = () => {};
      const isPreview = mode === 'preview';
      const source = isPreview && parent !== window ? hear() : follow();
      void Promise.all([source, sleep(isPreview ? 0 : patienceMs)]).then(([{ start }]) => {
        if (!isOver) stop = start();
      });
      return () => {
        isOver = true;
        stop();
      };
    },
  };
};
