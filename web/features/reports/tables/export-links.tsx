import { Download } from 'lucide-react';
import { type ExportedTable, type TableFile, tableFiles } from '#core/reports/report-tables.ts';
import { limits } from '#core/values/limits.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { ButtonLink } from '#web/ui/action/button-link.tsx';
import { reportTexts as t } from '../texts/report.texts.ts';
import { exportAddress, type ReportSource } from './export-address.ts';

/** Called the same in both languages. */
const formatNames: Record<TableFile, string> = { csv: 'CSV', xlsx: 'Excel' };

type ExportLinksProps = {
  source: ReportSource;
  table: ExportedTable;
  what: string;
  tooLargeForXlsx?: boolean;
};

export const ExportLinks = ({ source, table, what, tooLargeForXlsx = false }: ExportLinksProps) => {
  const text = useText();
  const { locale } = useLocale();
  const formats = tooLargeForXlsx ? (['csv'] as const) : tableFiles;
  return (
    <span className="flex items-center gap-1">
      {formats.map((format) => (
        <ButtonLink
          key={format}
          wholePage
          download
          to={exportAddress(source, table, format, locale)}
          variant="ghost"
          size="small"
          className="text-ink-2!"
          icon={<Download aria-hidden="true" className="size-4" />}
          aria-label={text(t.download, { what, format: formatNames[format] })}
        >
          <span aria-hidden="true">{formatNames[format]}</span>
        </ButtonLink>
      ))}
      {tooLargeForXlsx && (
        <span className="text-sm">
          {text(t.tooLargeForXlsx, { rows: limits.xlsxRows.toLocaleString('en') })}
        </span>
      )}
    </span>
  );
};
