import { lazyDialog } from '#web/ui/feedback/lazy-part.tsx';

export const LazyCopyDialog = lazyDialog(async () => (await import('./copy-dialog.tsx')).CopyDialog);
