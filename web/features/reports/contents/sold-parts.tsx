import type { ReactNode } from 'react';
import type { Report } from '#core/reports/report-shape.ts';
import { partTexts, columnTexts as t } from '#core/reports/report-tables.texts.ts';
import type { ReportTable as ReportTableName } from '#core/reports/report-tables.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Price } from '#web/ui/content/price.tsx';
import type { ReportSource } from '../tables/export-address.ts';
import { ReportTable, type TableColumn } from '../tables/report-table.tsx';
import { reportTexts } from '../texts/report.texts.ts';
import { ReportPart } from './report-part.tsx';

type Portions = { portions: number; takings: number };

const usePrice = (): TableColumn<{ takings: number }> => ({
  name: useText()(t.takings),
  isNumber: true,
  cell: ({ takings }) => <Price shekels={takings} />,
});

type PortionsPartProps<Row extends Portions> = {
  of: ReportTableName;
  source: ReportSource;
  rows: readonly Row[];
  name: string;
  counted: string;
  cell: (row: Row) => ReactNode;
};

const PortionsPart = <Row extends Portions>({
  of,
  source,
  rows,
  name,
  counted,
  cell,
}: PortionsPartProps<Row>) => {
  const text = useText();
  const price = usePrice();
  if (rows.length === 0) return null;
  return (
    <ReportPart
      of={of}
      source={source}
      table={
        <ReportTable
          caption={text(partTexts[of])}
          rows={rows}
          columns={[
            { name, cell },
            { name: counted, isNumber: true, cell: ({ portions }) => portions },
            price,
          ]}
        />
      }
    />
  );
};

const InTwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    <bdi>{first}</bdi>
    <bdi className="block text-ink-2 text-sm">{second}</bdi>
  </>
);

type SoldPartsProps = { report: Report; source: ReportSource };

/** What was sold, by category, table, size and option. */
export const SoldParts = ({ report, source }: SoldPartsProps) => {
  const text = useText();
  const price = usePrice();
  return (
    <>
      <PortionsPart
        of="sections"
        source={source}
        rows={report.sections}
        name={text(t.section)}
        counted={text(t.portions)}
        cell={({ name }) => <bdi>{name || text(reportTexts.noSection)}</bdi>}
      />
      {report.tables.length > 0 && (
        <ReportPart
          of="tables"
          source={source}
          table={
            <ReportTable
              caption={text(partTexts.tables)}
              rows={report.tables}
              columns={[
                { name: text(t.table), cell: ({ table }) => table ?? text(reportTexts.noTable) },
                { name: text(t.orders), isNumber: true, cell: ({ orders }) => orders },
                price,
              ]}
            />
          }
        />
      )}
      <PortionsPart
        of="sizes"
        source={source}
        rows={report.sizes}
        name={text(t.size)}
        counted={text(t.portions)}
        cell={({ dish, size }) => <InTwoLines first={dish} second={size} />}
      />
      <PortionsPart
        of="options"
        source={source}
        rows={report.options}
        name={text(t.option)}
        counted={text(t.chosen)}
        cell={({ group, option }) => <InTwoLines first={option} second={group} />}
      />
    </>
  );
};
