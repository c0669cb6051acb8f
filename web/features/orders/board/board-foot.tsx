import type { ReactNode } from 'react';

type BoardFootProps = {
  finished: ReactNode;
  /** What lasts until somebody ends it: on a phone it has its own line, and hides nothing more urgent. */
  lasting: ReactNode;
  /** Most urgent first: a phone has space for one, a tablet for two, or for one beside what lasts. */
  notices: ReactNode;
};

const onlyWhatFits = [
  'max-sm:[&>*+*]:hidden',
  'sm:max-xl:[&>*:nth-child(n+3)]:hidden sm:max-xl:[div:not(:empty)~&>*+*]:hidden',
  'xl:[div:not(:empty)~&>*:nth-child(n+3)]:hidden',
].join(' ');

/** A permanent bar, so that temporary messages neither cover a card nor move one. */
export const BoardFoot = ({ finished, lasting, notices }: BoardFootProps) => (
  <footer className="shrink-0 border-line border-t bg-card pb-[env(safe-area-inset-bottom)]">
    <div className="flex min-h-13 flex-wrap items-center gap-x-2 px-2 sm:h-13 sm:flex-nowrap sm:px-3">
      <div className="flex min-w-0 flex-1 empty:hidden max-sm:basis-full max-sm:pt-0.5 sm:order-1">
        {lasting}
      </div>
      {finished}
      <div className={`flex min-w-0 flex-1 items-center gap-2 empty:hidden sm:order-2 ${onlyWhatFits}`}>
        {notices}
      </div>
    </div>
  </footer>
);
