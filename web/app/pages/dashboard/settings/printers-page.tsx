import { PrintingSettings } from '#web/features/printing/settings/printing-settings.tsx';

/** The printers, with the areas that each may follow. */
export const PrintersPage = () => <PrintingSettings areas={[]} />;
