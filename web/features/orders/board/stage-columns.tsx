import { type ReactNode, useId } from 'react';
import { scrollBox } from '#web/ui/layout/tabs.tsx';
import { type BoardStage, boardStages } from './stage-panel.tsx';

type StageColumnsProps = {
  labelOf: (stage: BoardStage) => ReactNode;
  panelOf: (stage: BoardStage) => ReactNode;
};

/** All stages at once, each scrolling by itself: for whoever approves, cooks and takes payment at one screen. */
export const StageColumns = ({ labelOf, panelOf }: StageColumnsProps) => {
  const id = useId();
  return (
    <div className="grid min-h-0 flex-1 grid-cols-3 divide-x divide-line">
      {boardStages.map((stage) => (
        <section key={stage} aria-labelledby={`${id}${stage}`} className="flex min-h-0 min-w-0 flex-col">
          <h2
            id={`${id}${stage}`}
            className="flex h-12 shrink-0 items-center gap-2 border-line border-b bg-card px-4 font-medium [&_svg]:size-4.5 [&_svg]:text-brand"
          >
            {labelOf(stage)}
          </h2>
          <div className={scrollBox}>{panelOf(stage)}</div>
        </section>
      ))}
    </div>
  );
};
