import type { SentSection } from '#core/menus/menu-import.contract.ts';
import type { Locale } from '../../i18n/locale.ts';

export type Cell = string | number;
type Header = Readonly<Record<Locale, string>>;
export type SectionHead = Omit<SentSection, 'dishes'>;

export type ColumnOf<Of> = {
  header: Header;
  /** Other names that tables give to it, in lower case. */
  alsoCalled: readonly string[];
  /** Written even when no dish has it: a table that is filled in by hand shows where things go. */
  isAlwaysWritten?: true;
  /** An empty text says the same as nothing; a column that is empty in every row is left out. */
  write: (of: Of, locale: Locale) => Cell;
  /** What a cell that is not empty says, or null when it cannot be understood. */
  read: (cell: string) => Partial<Of> | null;
};
