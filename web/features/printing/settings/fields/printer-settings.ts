import type { Locale } from '#core/i18n/locale.ts';
import type { Printer, PrinterChanges } from '#core/printing/printer-shape.ts';

/** What is chosen for a printer of any kind. */
export type PrinterSettings = Omit<PrinterChanges, 'network'>;

/** What most kitchens want: a ticket of everything, once it is certain that it will be made. */
export const defaultSettings = (name: string, language: Locale): PrinterSettings => ({
  name,
  paper: 80,
  language,
  areas: null,
  copies: 1,
  moment: 'approval',
  printsChanges: true,
  opensDrawer: false,
});

export const settingsOf = (printer: Printer): PrinterSettings => {
  const { name, paper, language, areas, copies, moment, printsChanges, opensDrawer } = printer;
  return { name, paper, language, areas, copies, moment, printsChanges, opensDrawer };
};

export type SettingsProblem = 'name' | 'areas';

export const problemsOf = ({ name, areas }: PrinterSettings): SettingsProblem[] => [
  ...(name.trim() ? [] : (['name'] as const)),
  ...(areas?.length === 0 ? (['areas'] as const) : []),
];
