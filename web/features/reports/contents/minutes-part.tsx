import { longestMinute } from '#core/reports/report-of-totals.ts';
import type { Minutes } from '#core/reports/report-shape.ts';
import { partTexts, columnTexts as t } from '#core/reports/report-tables.texts.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { ColumnChart } from '../charts/column-chart.tsx';
import type { Column } from '../charts/drawn-columns.tsx';
import { columnOfMinute, type MinuteColumn, minuteColumns } from '../figures/minute-columns.ts';
import type { ReportSource } from '../tables/export-address.ts';
import { ReportTable } from '../tables/report-table.tsx';
import { chartTexts } from '../texts/chart.texts.ts';
import { reportTexts } from '../texts/report.texts.ts';
import { ReportPart } from './report-part.tsx';

/** `7`, `10–14`, or `60+` for all longer ones. */
const rangeOf = ({ from, to }: MinuteColumn): string => {
  if (to >= longestMinute) return `${from}+`;
  return from === to ? String(from) : `${from}–${to}`;
};

/** The data of a chart of minutes, on screen and on paper. */
export const useMinuteChart = (minutes: Minutes) => {
  const text = useText();
  const columns = minuteColumns(minutes);
  const at = columnOfMinute(columns, minutes.median);
  return {
    series: [{ name: text(t.orders), style: 'solid' as const }],
    format: (count: number) => String(count),
    formatValue: (count: number) => text(chartTexts.orderCount, { count }),
    isWhole: true,
    mark:
      at === null || minutes.median === null
        ? null
        : { at, label: text(chartTexts.median, { minutes: minutes.median }) },
    columns: columns.map(
      (column): Column => ({
        label: column.to >= longestMinute ? `${column.from}+` : String(column.from),
        name: text(chartTexts.minutesName, { minutes: rangeOf(column) }),
        values: [column.orders],
      }),
    ),
  };
};

type MinutesPartProps = { of: 'toApprove' | 'toMake'; minutes: Minutes; source: ReportSource };

export const MinutesPart = ({ of, minutes, source }: MinutesPartProps) => {
  const text = useText();
  const chart = useMinuteChart(minutes);
  if (minutes.byMinute.length === 0) return null;
  return (
    <ReportPart
      of={of}
      source={source}
      description={text(reportTexts.minutesAndOrders)}
      chart={<ColumnChart label={text(partTexts[of])} {...chart} />}
      table={
        <ReportTable
          caption={text(partTexts[of])}
          rows={minuteColumns(minutes).filter(({ orders }) => orders > 0)}
          columns={[
            { name: text(t.minutes), cell: (column) => <bdi dir="ltr">{rangeOf(column)}</bdi> },
            { name: text(t.orders), isNumber: true, cell: ({ orders }) => orders },
          ]}
        />
      }
    />
  );
};
