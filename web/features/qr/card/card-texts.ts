import type { Translate } from '#core/i18n/text.ts';
import type { CardColors, CardTexts } from '#core/qr/card-drawing.ts';
import type { MenuTheme } from '#core/theme/menu-theme.ts';
import { qrCardTexts } from '../texts/qr.texts.ts';

export const tableLabel = (text: Translate, table: number | null): string | null =>
  table === null ? null : text(qrCardTexts.table, { number: table });

export const cardTextsFor = (
  text: Translate,
  name: string,
  { table, link }: { table: number | null; link: string },
): CardTexts => ({
  name,
  table: tableLabel(text, table),
  scan: text(qrCardTexts.scan),
  address: link.replace(/^https?:\/\//, ''),
});

export const cardColors = (theme: MenuTheme): CardColors => ({
  panel: theme.primary,
  onPanel: theme.primaryContrast,
  accent: theme.primaryText,
});
