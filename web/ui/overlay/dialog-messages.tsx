import { MessageDock } from '../feedback/messages.tsx';

/** Messages of a page with a dock come to the dialog above it, which would hide and cover them. */
export const DialogMessages = () => (
  <div className="flex shrink-0 flex-wrap gap-2 px-5 pb-2 empty:hidden sm:px-6">
    <MessageDock isInner />
  </div>
);
