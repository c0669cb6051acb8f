import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Report } from '#core/reports/report-shape.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import type { ReportSource } from '../tables/export-address.ts';
import { ExportLinks } from '../tables/export-links.tsx';
import { ordersFitXlsx } from '../tables/orders-fit-xlsx.ts';
import { reportTexts as t } from '../texts/report.texts.ts';

type ReportActionsProps = { source: ReportSource; report: Report; children?: ReactNode };

/** Actions for a whole report. */
export const ReportActions = ({ source, report, children }: ReportActionsProps) => {
  const text = useText();
  return (
    <div className="flex flex-wrap items-center gap-3">
      {children}
      <Button
        variant="secondary"
        icon={<Printer aria-hidden="true" className="size-4.5" />}
        onClick={() => print()}
      >
        {text(t.print)}
      </Button>
      <span className="flex items-center gap-1 text-ink-2">
        {text(t.allOrders)}
        <ExportLinks
          source={source}
          table="orders"
          what={text(t.allOrders)}
          tooLargeForXlsx={!ordersFitXlsx(report)}
        />
      </span>
    </div>
  );
};
