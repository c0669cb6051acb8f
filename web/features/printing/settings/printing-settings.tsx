import { AgentsCard } from './agents/agents-card.tsx';
import type { AreaChoice } from './common/area-choice.ts';
import { PrintersCard } from './printers-card.tsx';

type PrintingSettingsProps = { areas: readonly AreaChoice[] };

/** The printers of the restaurant, and the agents that reach those in its network. */
export const PrintingSettings = ({ areas }: PrintingSettingsProps) => (
  <div className="flex max-w-3xl flex-col gap-5">
    <PrintersCard areas={areas} />
    <AgentsCard />
  </div>
);
