import { contrastBetween, darkenUntil, type HexColor, parseHex, toHex } from '../theme/color.ts';
import { standardMargin } from './code-matrix.ts';

const white = { red: 255, green: 255, blue: 255 };

/** Phones in dim light need a code that stands out as clearly as text. */
const codeContrast = 4.5;
/** The smallest square that an ordinary phone tells apart from its neighbours at arm's length. */
const smallestModuleMillimetres = 0.5;

export type ScanWarning = 'contrast' | 'margin' | 'size';

type PlannedCode = {
  color: string;
  /** Modules of the code without its margin. */
  modules: number;
  margin: number;
  /** Side of the code as printed, with its margin. */
  millimetres: number;
};

const moduleMillimetres = ({
  modules,
  margin,
  millimetres,
}: Pick<PlannedCode, 'modules' | 'margin' | 'millimetres'>): number => millimetres / (modules + margin * 2);

/** Everything that would make a code hard to read; each has a fix that the owner is offered beside it. */
export const scanWarnings = (code: PlannedCode): ScanWarning[] => {
  const color = parseHex(code.color);
  const isPale = color === null || contrastBetween(color, white) < codeContrast;
  return [
    ...(isPale ? (['contrast'] as const) : []),
    ...(code.margin < standardMargin ? (['margin'] as const) : []),
    ...(moduleMillimetres(code) < smallestModuleMillimetres ? (['size'] as const) : []),
  ];
};

/** The nearest shade of a colour that can be scanned. */
export const scannableColor = (color: string): HexColor =>
  toHex(darkenUntil(parseHex(color) ?? { red: 0, green: 0, blue: 0 }, white, codeContrast));
