import { lazyDialog } from '../feedback/lazy-part.tsx';

/** For screens on which a question is rare. */
export const LazyConfirmDialog = lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
