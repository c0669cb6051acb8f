import { standardMargin } from '#core/qr/code-matrix.ts';
import { type CorrectionLevel, defaultCorrectionLevel, requiredLevel } from '#core/qr/error-correction.ts';
import { menuLink } from '#core/qr/menu-link.ts';
import { scannableColor } from '#core/qr/scan-warnings.ts';
import { readTable } from '#core/qr/table-range.ts';
import { type MenuTheme, menuTheme } from '#core/theme/menu-theme.ts';
import type { LogoPicture } from '#web/lib/files/load-logo.ts';

/** The card as the owner sets it; the table as it was typed. */
export type CardDesign = {
  name: string;
  typedTable: string;
  logo: LogoPicture | null;
  logoInCentre: boolean;
  level: CorrectionLevel;
  /** Null until the owner chooses: then it follows the menu. */
  color: string | null;
  margin: number;
};

export const newDesign = (name: string): CardDesign => ({
  name,
  typedTable: '',
  logo: null,
  logoInCentre: false,
  level: defaultCorrectionLevel,
  color: null,
  margin: standardMargin,
});

/** What follows from nothing that is designed here. */
export type Restaurant = {
  ownerId: string;
  base: string;
  tables: number;
  primaryColor: string | null;
  /** Of the tables whose codes were issued anew. */
  codes: ReadonlyMap<number, string>;
};

export const tableLink = ({ base, ownerId, codes }: Restaurant, table: number | null): string =>
  menuLink(base, ownerId, table, table === null ? null : codes.get(table));

/** Everything that follows from a design: what pictures, files and warnings are made from. */
export type PlannedCard = {
  name: string;
  table: number | null;
  tableProblem: ReturnType<typeof readTable>['problem'];
  link: string;
  level: CorrectionLevel;
  margin: number;
  color: string;
  theme: MenuTheme;
  logo: LogoPicture | null;
  logoInCentre: boolean;
};

export const planCard = (design: CardDesign, restaurant: Restaurant): PlannedCard => {
  const theme = menuTheme(restaurant.primaryColor);
  const { table, problem } = readTable(design.typedTable, restaurant.tables);
  const logoInCentre = design.logo !== null && design.logoInCentre;
  return {
    name: design.name.trim(),
    table,
    tableProblem: problem,
    link: tableLink(restaurant, table),
    level: requiredLevel(design.level, logoInCentre),
    margin: design.margin,
    color: design.color ?? scannableColor(theme.primary),
    theme,
    logo: design.logo,
    logoInCentre,
  };
};
