import { mix, parseHex, toHex } from '../theme/color.ts';
import type { MenuTheme } from '../theme/menu-theme.ts';
import { lightColors } from '../theme/palette.ts';
import type { MenuLayout } from '../theme/theme-choices.ts';
import type { PaperMeasure } from './paper-shapes.ts';
import type { TypeScale } from './paper-sheets.ts';

type PaperColors = {
  readonly ink: string;
  readonly quiet: string;
  readonly rule: string;
  readonly leader: string;
  readonly price: string;
  /** The menu's colour, dark enough for small letters. */
  readonly accent: string;
  readonly strong: string;
  readonly onStrong: string;
  readonly tint: string;
};

/** What the parts of a sheet are drawn with; the width is a column's, or the page's between its margins. */
export type SheetStyle = {
  readonly layout: MenuLayout;
  readonly scale: TypeScale;
  readonly colors: PaperColors;
  readonly measure: PaperMeasure;
  readonly width: number;
};

const white = { red: 255, green: 255, blue: 255 };

/** The paper is white, whatever the screen is. A minimal menu is ink on paper, as it is on the phone. */
export const paperColors = (theme: MenuTheme, layout: MenuLayout): PaperColors => {
  const { ink } = lightColors;
  const accent = layout === 'minimal' ? lightColors['ink-2'] : theme.primaryText;
  return {
    ink,
    quiet: lightColors['ink-2'],
    rule: layout === 'minimal' ? ink : theme.primaryText,
    leader: '#9aa19c',
    price: layout === 'minimal' ? ink : theme.primaryText,
    accent,
    strong: theme.primary,
    onStrong: theme.primaryContrast,
    tint: toHex(mix(parseHex(theme.primary) ?? white, 0.1, white)),
  };
};
