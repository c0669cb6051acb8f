import { localMoment } from '../../../hours/local-moment.ts';
import { directionOf } from '../../../i18n/locale.ts';
import { type Translate, translatorFor } from '../../../i18n/text.ts';
import { textDirection } from '../../../qr/text-direction.ts';
import type { Block, Span, TextBlock } from '../layout/blocks.ts';
import { cleanLines, cleanText, isolate } from '../layout/clean-text.ts';
import type { TextWeight } from '../layout/ticket-fonts.ts';
import type { Ticket } from '../ticket.ts';
import type { TypeSizes } from './type-sizes.ts';

type Style = { size: number; weight?: TextWeight } & Partial<
  Pick<TextBlock, 'align' | 'isTight' | 'isStruck'>
>;

/** What makes blocks of a ticket's texts: fixed words in its language, names in their own direction. */
export const createWriter = (ticket: Ticket, sizes: TypeSizes) => {
  const direction = directionOf(ticket.language);
  const translator = translatorFor(ticket.language);
  const block = (
    spans: readonly Span[],
    { size, align, isTight, isStruck }: Style,
    own = direction,
  ): TextBlock => ({
    kind: 'text',
    spans,
    size,
    direction: own,
    align: align ?? 'start',
    isTight: isTight ?? false,
    isStruck: isStruck ?? false,
  });
  const spanOf = (text: string, weight: TextWeight = 'bold'): Span => ({ text, weight });

  const inside = (typed: string): string => isolate(cleanText(typed));
  /** What is put into a sentence keeps its own order. */
  const text: Translate = (texts, ...[values]) => {
    const placed = Object.entries<string | number>(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? inside(value) : value,
    ]);
    return translator(texts, ...([Object.fromEntries(placed)] as never));
  };

  return {
    sizes,
    text,
    /** A sentence of the ticket's own. */
    say: (words: string, style: Style): TextBlock => block([spanOf(words, style.weight)], style),
    /** The same in two weights: what it is about, and the thing itself. */
    sayPair: (label: string, words: string, style: Style): TextBlock =>
      block([spanOf(`${label}: `, 'medium'), spanOf(words)], style),
    /** A name that becomes part of a sentence. */
    inside,
    /** What somebody typed, on one line as far as it fits. */
    name: (typed: string, style: Style): TextBlock => {
      const clean = cleanText(typed);
      return block([spanOf(clean, style.weight)], style, textDirection(clean, direction));
    },
    /** What somebody typed, with its own lines. */
    note: (typed: string, style: Style): TextBlock[] =>
      cleanLines(typed).map((line) =>
        block([spanOf(line, style.weight)], { align: 'own', ...style }, textDirection(line, direction)),
      ),
    /** Digits, prices, quantities: left to right in every language. */
    figure: (figure: string, style: Style): TextBlock => block([spanOf(figure, style.weight)], style, 'ltr'),
    gap: (times = 1): Block => ({ kind: 'gap', height: Math.round(sizes.gap * times) }),
    rule: (thickness = sizes.border): Block => ({ kind: 'rule', height: thickness }),
    frame: (blocks: readonly Block[], border = sizes.border): Block => ({
      kind: 'box',
      look: 'frame',
      border,
      blocks,
    }),
    reverse: (blocks: readonly Block[]): Block => ({
      kind: 'box',
      look: 'reverse',
      border: sizes.border,
      blocks,
    }),
    /** `20:05`, as the restaurant's clocks show it. */
    time: (moment: string): string => localMoment(ticket.timeZone, new Date(moment)).slice(11, 16),
    /** `18.11.2026`. */
    day: (moment: string): string =>
      localMoment(ticket.timeZone, new Date(moment)).slice(0, 10).split('-').reverse().join('.'),
  };
};
export type Writer = ReturnType<typeof createWriter>;
