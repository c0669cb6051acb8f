import { type ReactNode, useId } from 'react';
import { scrollBox } from '#web/ui/layout/tabs.tsx';
import { type BoardStage, boardStages } from './stage-panel.tsx';

type StageColumnsProps = {
  labelOf: (stage: BoardStage) => ReactNode;
  toolsOf: Partial<Record<BoardStage, ReactNode>>;
  panelOf: (stage: BoardStage) => ReactNode;
};

/** All stages at once, each scrolling by itself: for whoever approves, cooks and takes payment at one screen. */
export const StageColumns = ({ labelOf, toolsOf, panelOf }: StageColumnsProps) => {
  const id = useId();
  return (
    <div className="grid min-h-0 flex-1 grid-cols-3 divide-x divide-line">
      {boardStages.map((stage) => (
        <section key={stage} aria-labelledby={`${id}${stage}`} className="flex min-h-0 min-w-0 flex-col">
          <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-1.5 border-line border-b bg-card ps-4 pe-2">
            <h2
              id={`${id}${stage}`}
              className="me-auto flex items-center gap-2 font-medium [&_svg]:size-4.5 [&_svg]:text-brand"
            >
              {labelOf(stage)}
            </h2>
            {toolsOf[stage]}
          </div>
          <div className={scrollBox}>{panelOf(stage)}</div>
        </section>
      ))}
    </div>
  );
};
