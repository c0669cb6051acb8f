import { lightColors } from '../theme/palette.ts';
import { type FittedText, fitText, type Measure } from './fit-text.ts';

/** What is on a card, in points (1/72 inch) from the upper start corner; the screen takes a point as a pixel. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type TextWeight = 'medium' | 'bold';
export type Shape =
  | { readonly kind: 'panel'; readonly box: Box; readonly radius: number; readonly color: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      /** The middle of the line. */
      readonly x: number;
      readonly baseline: number;
      readonly size: number;
      readonly weight: TextWeight;
      readonly color: string;
    }
  | { readonly kind: 'logo'; readonly box: Box }
  | { readonly kind: 'code'; readonly box: Box };

export type CardTexts = {
  readonly name: string;
  readonly table: string | null;
  readonly scan: string;
  /** In words, so that whoever scans it can see where it leads. */
  readonly address: string;
};
export type CardColors = { readonly panel: string; readonly onPanel: string; readonly accent: string };
export type MeasureWeights = Record<TextWeight, Measure>;
export type CardContent = {
  readonly texts: CardTexts;
  readonly colors: CardColors;
  readonly hasLogo: boolean;
  readonly measure: MeasureWeights;
};

export const cardSize = { width: 297, height: 420 } as const;
const cardCodeSide = 180;

const { ink } = lightColors;
const edge = 12;
const panel: Box = { x: edge, y: edge, width: cardSize.width - edge * 2, height: 116 };
const logoSide = 50;

/** Lines of one text under each other, centred in a band between two heights. */
const centred = (
  fitted: FittedText,
  band: { x: number; top: number; bottom: number },
  style: { weight: TextWeight; color: string },
): Shape[] => {
  const leading = fitted.size * 1.2;
  const first = (band.top + band.bottom - leading * fitted.lines.length) / 2;
  return fitted.lines.map((text, index) => ({
    kind: 'text',
    text,
    x: band.x,
    // A baseline at this part of the line's height centres capitals and Hebrew letters alike.
    baseline: first + leading * (index + 0.5) + fitted.size * 0.35,
    size: fitted.size,
    ...style,
  }));
};

const nameTries = [
  { size: 30, lines: 1 },
  { size: 24, lines: 2 },
  { size: 18, lines: 2 },
  { size: 14, lines: 3 },
] as const;
/** Beside a logo there is less height. */
const nameTriesUnderLogo = [
  { size: 24, lines: 1 },
  { size: 17, lines: 2 },
  { size: 13, lines: 3 },
] as const;

/** The A6 card: a panel in the menu's colour with logo and name, the table, the invitation, the code. */
export const drawCard = ({ texts, colors, hasLogo, measure }: CardContent): Shape[] => {
  const middle = cardSize.width / 2;
  const name = fitText(
    texts.name,
    { width: panel.width - 24, tries: hasLogo ? nameTriesUnderLogo : nameTries },
    measure.bold,
  );
  const nameTop = hasLogo ? panel.y + 10 + logoSide : panel.y;
  const panelEnd = panel.y + panel.height;
  const code: Box = {
    x: (cardSize.width - cardCodeSide) / 2,
    y: 222,
    width: cardCodeSide,
    height: cardCodeSide,
  };
  const table = fitText(
    texts.table ?? '',
    {
      width: panel.width,
      tries: [
        { size: 30, lines: 1 },
        { size: 20, lines: 1 },
      ],
    },
    measure.bold,
  );
  const scan = fitText(
    texts.scan,
    {
      width: panel.width,
      tries: [
        { size: 17, lines: 1 },
        { size: 12, lines: 1 },
      ],
    },
    measure.medium,
  );
  const address = fitText(
    texts.address,
    {
      width: panel.width,
      tries: [
        { size: 8, lines: 1 },
        { size: 7, lines: 1 },
        { size: 6, lines: 2 },
      ],
    },
    measure.medium,
  );
  const tableEnd = texts.table === null ? panelEnd : 182;
  return [
    { kind: 'panel', box: panel, radius: 16, color: colors.panel },
    ...(hasLogo
      ? [
          {
            kind: 'logo',
            box: { x: middle - logoSide / 2, y: panel.y + 10, width: logoSide, height: logoSide },
          } as const,
        ]
      : []),
    ...centred(
      name,
      { x: middle, top: nameTop, bottom: panelEnd },
      { weight: 'bold', color: colors.onPanel },
    ),
    ...centred(table, { x: middle, top: panelEnd + 4, bottom: tableEnd }, { weight: 'bold', color: ink }),
    ...centred(
      scan,
      { x: middle, top: tableEnd, bottom: code.y },
      { weight: 'medium', color: colors.accent },
    ),
    { kind: 'code', box: code },
    ...centred(
      address,
      { x: middle, top: code.y + code.height, bottom: cardSize.height - 4 },
      { weight: 'medium', color: ink },
    ),
  ];
};

const stickerSize = { width: 180, height: 204 } as const;
const stickerCodeSide = 146;

/** A sticker fits the code, the name above it and the table below. */
const drawSticker = ({ texts, measure }: CardContent): Shape[] => {
  const middle = stickerSize.width / 2;
  const width = stickerSize.width - edge * 2;
  const name = fitText(
    texts.name,
    {
      width,
      tries: [
        { size: 12, lines: 1 },
        { size: 9, lines: 1 },
      ],
    },
    measure.bold,
  );
  const below = fitText(
    texts.table ?? texts.scan,
    {
      width,
      tries: [
        { size: 18, lines: 1 },
        { size: 11, lines: 1 },
      ],
    },
    measure.bold,
  );
  const code: Box = {
    x: middle - stickerCodeSide / 2,
    y: 26,
    width: stickerCodeSide,
    height: stickerCodeSide,
  };
  return [
    ...centred(name, { x: middle, top: 8, bottom: code.y }, { weight: 'bold', color: ink }),
    { kind: 'code', box: code },
    ...centred(
      below,
      { x: middle, top: code.y + code.height, bottom: stickerSize.height - 8 },
      { weight: 'bold', color: ink },
    ),
  ];
};

export const drawings = {
  card: { size: cardSize, draw: drawCard, codeSide: cardCodeSide },
  sticker: { size: stickerSize, draw: drawSticker, codeSide: stickerCodeSide },
} as const;
export type DrawingName = keyof typeof drawings;
