import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { partTexts } from '#core/reports/report-tables.texts.ts';
import type { ReportTable } from '#core/reports/report-tables.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { ReportSource } from '../tables/export-address.ts';
import { ExportLinks } from '../tables/export-links.tsx';
import { chartTexts as t } from '../texts/chart.texts.ts';

type ReportPartProps = {
  of: ReportTable;
  source: ReportSource;
  description?: ReactNode;
  /** Without one there is only the table. */
  chart?: ReactNode;
  table: ReactNode;
  className?: string;
};

/** One part of a report: as a chart or as its table, and as files. */
export const ReportPart = ({ of, source, description, chart, table, className }: ReportPartProps) => {
  const text = useText();
  const titleId = useId();
  const [isTable, setTable] = useState(false);
  const title = text(partTexts[of]);
  return (
    <Card
      aria-labelledby={titleId}
      padding="none"
      className={classes('flex min-w-0 flex-col gap-4 p-4 sm:p-6', className)}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={titleId} className="font-semibold text-lg">
            {title}
          </h2>
          {description && <p className="text-ink-2 text-sm">{description}</p>}
        </div>
        {chart && <ViewSwitch title={title} isTable={isTable} onChange={setTable} />}
      </header>
      <div className="flex min-w-0 flex-1 flex-col">{chart && !isTable ? chart : table}</div>
      <footer className="-mx-3 -mb-2 flex">
        <ExportLinks source={source} table={of} what={title} />
      </footer>
    </Card>
  );
};

type ViewSwitchProps = { title: string; isTable: boolean; onChange: (isTable: boolean) => void };

const views = [
  { isTable: false, name: t.chart, Icon: ChartColumn },
  { isTable: true, name: t.table, Icon: Table2 },
] as const;

const ViewSwitch = ({ title, isTable, onChange }: ViewSwitchProps) => {
  const text = useText();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons in a row, not a form
    <div
      role="group"
      aria-label={text(t.view, { title })}
      className="flex gap-0.5 rounded-control bg-quiet p-0.5"
    >
      {views.map((view) => (
        <button
          key={String(view.isTable)}
          type="button"
          aria-pressed={view.isTable === isTable}
          onClick={() => onChange(view.isTable)}
          className="touch-target flex h-8 items-center gap-1.5 rounded-lg px-2.5 text-ink-2 text-sm transition-colors hover:text-ink aria-pressed:bg-card aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-card forced-colors:border forced-colors:border-[Canvas] forced-colors:aria-pressed:border-[Highlight]"
        >
          <view.Icon aria-hidden="true" className="size-4" />
          {text(view.name)}
        </button>
      ))}
    </div>
  );
};
