/** Marks two neighbouring history entries as one page: the page itself, and the guard after it. */
type Mark = { readonly id: string; readonly place: 'page' | 'guard' };
type EntryHistory = Pick<History, 'state' | 'pushState' | 'replaceState' | 'back' | 'forward'>;

const markOf = (state: unknown): Mark | null => (state as { guard?: Mark } | null)?.guard ?? null;

/**
 * The back button closes overlays before it leaves the page. Opening one pushes an entry, the guard, after the
 * page's own, under the same address. Going back from the guard closes the topmost overlay and returns to the guard;
 * with nothing left to close it continues to where the user meant to go. So the guard stays when an overlay closes by
 * other means: removing it is asynchronous, and would close whatever opened meanwhile.
 */
export const createBackStack = (history: () => EntryHistory, newId: () => string) => {
  const overlays: { back: () => void }[] = [];
  let here: Mark | null = null;
  let isReturning = false;

  /** The address changed by other means than the back button; called by the router. */
  const noticeEntry = (): void => {
    here = markOf(history().state);
    isReturning = false;
  };

  const placeGuard = (): void => {
    noticeEntry();
    if (here?.place === 'guard') return;
    const id = newId();
    const { state } = history();
    history().replaceState({ ...state, guard: { id, place: 'page' } }, '');
    history().pushState({ ...state, guard: { id, place: 'guard' } }, '');
    noticeEntry();
  };

  return {
    noticeEntry,

    /** Something opened, and `back` closes it or asks whether it may. Returns a function to call once it is closed. */
    open: (back: () => void): (() => void) => {
      const overlay = { back };
      overlays.push(overlay);
      if (!isReturning) placeGuard();
      return () => {
        const at = overlays.indexOf(overlay);
        if (at >= 0) overlays.splice(at, 1);
      };
    },

    /** Handles a history step. True when it stayed within one page, so that the router need not know. */
    step: (): boolean => {
      const from = here;
      noticeEntry();
      if (!from || from.id !== here?.id) return false;
      if (from.place === 'page' || here.place === 'guard') return true;
      const top = overlays.at(-1);
      if (top) {
        // By a step rather than a new entry: browsers skip entries that a page adds without user interaction.
        isReturning = true;
        history().forward();
        top.back();
      } else history().back();
      return true;
    },
  };
};
