import type { Span, TextBlock } from './blocks.ts';
import type { SetGlyph, TextWeight, TicketFonts } from './ticket-fonts.ts';
import { levelRuns, visualOrder } from './visual-order.ts';
import { type TextLine, wrapText } from './wrap-text.ts';

/** A line as it stands on paper: from left to right, its width in dots. */
export type SetLine = { readonly glyphs: readonly SetGlyph[]; readonly width: number };

const boundsOf = (spans: readonly Span[]): { end: number; weight: TextWeight }[] => {
  let end = 0;
  return spans.map(({ text, weight }) => {
    end += text.length;
    return { end, weight };
  });
};

/** Breaks a text into lines no wider than `width`, and orders each for the eye. */
export const setText = (block: TextBlock, width: number, fonts: TicketFonts): SetLine[] => {
  const text = block.spans.map((span) => span.text).join('');
  const levels = fonts.levelsOf(text, block.direction);
  const bounds = boundsOf(block.spans);
  const cuts = new Set(bounds.map(({ end }) => end));
  const weightAt = (index: number) => bounds.find(({ end }) => index < end)?.weight ?? 'medium';

  const glyphsOf = ({ start, end }: TextLine): SetGlyph[] =>
    visualOrder(levelRuns(levels, start, end, (index) => cuts.has(index))).flatMap((run) =>
      fonts.setRun(text.slice(run.start, run.end), weightAt(run.start), run.level % 2 === 1),
    );
  const widthOf = (line: TextLine) =>
    glyphsOf(line).reduce((sum, { advance }) => sum + advance, 0) * block.size;

  return wrapText(text, widthOf, width).map((line) => {
    const glyphs = glyphsOf(line);
    return { glyphs, width: glyphs.reduce((sum, { advance }) => sum + advance, 0) * block.size };
  });
};
