import { useMemo } from 'react';
import { type Box, cardSize, drawCard, type MeasureWeights, type Shape } from '#core/qr/card-drawing.ts';
import { codePath } from '#core/qr/code-matrix.ts';
import { centreField } from '#core/qr/code-svg.ts';
import { textDirection } from '#core/qr/text-direction.ts';
import { encodeCode } from '#web/lib/codes/encode-code.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import type { PlannedCard } from './card-design.ts';
import { cardColors, cardTextsFor } from './card-texts.ts';
import { cardFontFamily, fontWeights } from './text-measure.ts';

type CardPictureProps = {
  card: PlannedCard;
  measure: MeasureWeights;
  label: string;
  /** As CSS lengths: pixels on the screen, millimetres on paper. */
  width: string;
  height: string;
};

/** The card as it will be printed. White also in the dark scheme: it is paper. */
export const CardPicture = ({ card, measure, label, width, height }: CardPictureProps) => {
  const text = useText();
  const shapes = useMemo(
    () =>
      drawCard({
        texts: cardTextsFor(text, card.name, card),
        colors: cardColors(card.theme),
        hasLogo: card.logo !== null,
        measure,
      }),
    [text, card, measure],
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${cardSize.width} ${cardSize.height}`}
      style={{ width, height }}
      className="block max-w-none bg-white"
    >
      {shapes.map((shape) => (
        <CardShape key={keyOf(shape)} shape={shape} card={card} />
      ))}
    </svg>
  );
};

const keyOf = (shape: Shape): string => (shape.kind === 'text' ? `text ${shape.baseline}` : shape.kind);

const CardShape = ({ shape, card }: { shape: Shape; card: PlannedCard }) => {
  const { direction } = useLocale();
  if (shape.kind === 'panel') return <rect {...shape.box} rx={shape.radius} fill={shape.color} />;
  if (shape.kind === 'logo') return <LogoShape box={shape.box} card={card} />;
  if (shape.kind === 'code') return <CodeShape box={shape.box} card={card} />;
  return (
    <text
      x={shape.x}
      y={shape.baseline}
      textAnchor="middle"
      direction={textDirection(shape.text, direction)}
      fontFamily={cardFontFamily}
      fontSize={shape.size}
      fontWeight={fontWeights[shape.weight]}
      fill={shape.color}
    >
      {shape.text}
    </text>
  );
};

const LogoShape = ({ box, card }: { box: Box; card: PlannedCard }) => {
  const inset = box.width * 0.1;
  return (
    <>
      <rect {...box} rx={box.width * 0.22} fill="#ffffff" />
      <image
        href={card.logo?.dataUrl}
        x={box.x + inset}
        y={box.y + inset}
        width={box.width - inset * 2}
        height={box.height - inset * 2}
      />
    </>
  );
};

const CodeShape = ({ box, card }: { box: Box; card: PlannedCard }) => {
  const matrix = useMemo(() => encodeCode(card.link, card.level), [card.link, card.level]);
  const side = matrix.length + card.margin * 2;
  const { start, side: field, logoStart, logoSide } = centreField(matrix.length, card.margin);
  return (
    <svg {...box} viewBox={`0 0 ${side} ${side}`} data-code={card.link} aria-hidden="true">
      <rect width={side} height={side} fill="#ffffff" />
      <path d={codePath(matrix, card.margin)} fill={card.color} shapeRendering="crispEdges" />
      {card.logoInCentre && (
        <>
          <rect x={start} y={start} width={field} height={field} rx={field * 0.15} fill="#ffffff" />
          <image href={card.logo?.dataUrl} x={logoStart} y={logoStart} width={logoSide} height={logoSide} />
        </>
      )}
    </svg>
  );
};
