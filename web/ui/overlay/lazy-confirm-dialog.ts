import { lazyDialog } from '../feedback/lazy-part.tsx';

/** For screens that rarely ask a question. */
export const LazyConfirmDialog = lazyDialog(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);
