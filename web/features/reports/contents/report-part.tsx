import { ChartColumn, ChevronDown, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { partTexts } from '#core/reports/report-tables.texts.ts';
import type { ReportTable } from '#core/reports/report-tables.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from '#web/ui/classes.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { useMinWidth } from '#web/ui/layout/use-min-width.ts';
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

/** What one comes for, or must not miss. On a phone the other parts are titles, each opened by a tap. */
const openOnPhones: ReadonlySet<ReportTable> = new Set([
  'corrections',
  'days',
  'hours',
  'dishes',
  'paymentKinds',
]);

/** One part of a report: as a chart or as its table, and as files. */
export const ReportPart = ({ of, source, description, chart, table, className }: ReportPartProps) => {
  const text = useText();
  const titleId = useId();
  const isPhone = !useMinWidth('40rem');
  const [isTable, setTable] = useState(false);
  const [isUnfolded, setUnfolded] = useState(openOnPhones.has(of));
  const isOpen = isUnfolded || !isPhone;
  const title = text(partTexts[of]);
  return (
    <Card
      aria-labelledby={titleId}
      padding="none"
      className={classes(
        'flex min-w-0 flex-col gap-4 px-4 max-sm:gap-2 max-sm:py-1 sm:p-6',
        isOpen && 'max-sm:pb-2.5',
        className,
      )}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 max-sm:flex-1">
          <h2 id={titleId} className="font-semibold text-lg">
            {isPhone ? (
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setUnfolded(!isUnfolded)}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-lg text-start"
              >
                {title}
                <ChevronDown
                  aria-hidden="true"
                  className={classes(
                    'size-5 shrink-0 text-ink-2 transition-[rotate] duration-(--calm)',
                    isOpen && 'rotate-180',
                  )}
                />
              </button>
            ) : (
              title
            )}
          </h2>
          {isOpen && description && <p className="text-ink-2 text-sm">{description}</p>}
        </div>
        {isOpen && chart && <ViewSwitch title={title} isTable={isTable} onChange={setTable} />}
      </header>
      {isOpen && (
        <>
          <div className="flex min-w-0 flex-1 flex-col">{chart && !isTable ? chart : table}</div>
          <footer className="-mx-3 -mb-2 flex">
            <ExportLinks source={source} table={of} what={title} />
          </footer>
        </>
      )}
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
          <span className="max-sm:sr-only">{text(view.name)}</span>
        </button>
      ))}
    </div>
  );
};
