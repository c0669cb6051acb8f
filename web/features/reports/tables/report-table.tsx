import { type ReactNode, useState } from 'react';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { Button } from '#web/ui/action/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { reportTexts as t } from '../texts/report.texts.ts';

export type TableColumn<Row> = {
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
};

type ReportTableProps<Row> = {
  caption: string;
  rows: readonly Row[];
  /** The first one names the row. */
  columns: readonly TableColumn<Row>[];
};

/** In a long list the first rows matter most. */
const initialRows = 10;

const cellStyle = (isNumber: boolean | undefined): string =>
  classes('py-2 align-top', isNumber ? 'ps-3 text-end tabular-nums' : 'text-start');

export const ReportTable = <Row,>({ caption, rows, columns }: ReportTableProps<Row>) => {
  const text = useText();
  const [isWhole, setWhole] = useState(false);
  const visible = isWhole ? rows : rows.slice(0, initialRows);
  return (
    <div className="flex flex-col items-start gap-3">
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-ink-2 text-sm">
            {columns.map(({ name, isNumber }) => (
              <th key={name} scope="col" className={classes(cellStyle(isNumber), 'font-medium')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visible.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and two may look the same
            <tr key={at} className="border-line border-b last:border-b-0">
              {columns.map(({ name, cell, isNumber }, which) =>
                which === 0 ? (
                  <th key={name} scope="row" className={classes(cellStyle(isNumber), 'font-normal')}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={name} className={cellStyle(isNumber)}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > initialRows && (
        <Button variant="secondary" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? text(t.showFewer) : text(t.showAll, { count: rows.length })}
        </Button>
      )}
    </div>
  );
};
