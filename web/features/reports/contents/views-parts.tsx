import type { Report } from '#core/reports/report-shape.ts';
import { partTexts, columnTexts as t } from '#core/reports/report-tables.texts.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { DishFunnels } from '../charts/dish-funnels.tsx';
import type { ReportSource } from '../tables/export-address.ts';
import { ReportTable } from '../tables/report-table.tsx';
import { reportTexts } from '../texts/report.texts.ts';
import { formatDay } from './format-day.ts';
import { ReportPart } from './report-part.tsx';

type ViewsPartProps = { views: Report['looks']; source: ReportSource };

const inChart = 10;

/** Dishes without any view are only in the table. */
const isSeen = ({ opened, inCart }: Report['looks']['dishes'][number]): boolean => opened > 0 || inCart > 0;

export const DishViewsPart = ({ views, source }: ViewsPartProps) => {
  const text = useText();
  const seen = views.dishes.filter(isSeen);
  if (views.dishes.length === 0) return null;
  return (
    <ReportPart
      of="looksOfDishes"
      source={source}
      className="lg:col-span-2"
      description={text(reportTexts.menuOpened, { count: views.menu })}
      chart={seen.length > 0 && <DishFunnels dishes={seen.slice(0, inChart)} />}
      table={
        <ReportTable
          caption={text(partTexts.looksOfDishes)}
          rows={views.dishes}
          columns={[
            { name: text(t.dish), cell: ({ name }) => <bdi>{name}</bdi> },
            { name: text(t.opened), isNumber: true, cell: ({ opened }) => opened },
            { name: text(t.inCart), isNumber: true, cell: ({ inCart: put }) => put },
            { name: text(t.ordered), isNumber: true, cell: ({ ordered }) => ordered },
          ]}
        />
      }
    />
  );
};

export const TableViewsPart = ({ views, source }: ViewsPartProps) => {
  const text = useText();
  const { locale } = useLocale();
  if (views.tables.length === 0) return null;
  return (
    <ReportPart
      of="looksOfTables"
      source={source}
      table={
        <ReportTable
          caption={text(partTexts.looksOfTables)}
          rows={views.tables}
          columns={[
            { name: text(t.table), cell: ({ table }) => table },
            { name: text(t.scans), isNumber: true, cell: ({ opened }) => opened },
            {
              name: text(t.lastScan),
              isNumber: true,
              cell: ({ lastDay }) => (
                <bdi>{lastDay ? formatDay(lastDay, locale) : text(reportTexts.neverScanned)}</bdi>
              ),
            },
          ]}
        />
      }
    />
  );
};
