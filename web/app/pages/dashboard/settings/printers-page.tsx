import { useQuery } from '@tanstack/react-query';
import { PrintingSettings } from '#web/features/printing/settings/printing-settings.tsx';
import { areasQuery } from '#web/lib/query/evening-queries.ts';

/** The printers, with the areas that each may follow. */
export const PrintersPage = () => {
  const { data: areas = [] } = useQuery(areasQuery);
  return <PrintingSettings areas={areas} />;
};
