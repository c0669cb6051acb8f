import type { ReactNode } from 'react';

type BoardFootProps = {
  finished: ReactNode;
  /** The most urgent first: it is the only one that a phone has room for. */
  notices: ReactNode;
};

/** A bar that is always there, so that what comes late, and goes, neither covers a card nor moves one. */
export const BoardFoot = ({ finished, notices }: BoardFootProps) => (
  <footer className="shrink-0 border-line border-t bg-card pb-[env(safe-area-inset-bottom)]">
    <div className="flex h-13 items-center gap-2 px-2 sm:px-3">
      {finished}
      <div className="flex min-w-0 flex-1 items-center gap-2 max-sm:[&>*+*]:hidden">{notices}</div>
    </div>
  </footer>
);
