import { barsOf } from '#core/qr/code-matrix.ts';
import { centreField, codeSvg } from '#core/qr/code-svg.ts';
import { encodeCode } from '#web/lib/codes/encode-code.ts';
import type { PlannedCard } from '../card/card-design.ts';

export const makeSvg = (card: PlannedCard): Blob => {
  const svg = codeSvg({
    matrix: encodeCode(card.link, card.level),
    margin: card.margin,
    color: card.color,
    centreLogo: card.logoInCentre ? (card.logo?.dataUrl ?? null) : null,
  });
  return new Blob([svg], { type: 'image/svg+xml' });
};

const pngSide = 400;

/** Modules on whole pixels: blurred edges cost contrast. What is left over widens the margin. */
const pixelGrid = (modules: number, margin: number) => {
  const unit = Math.max(1, Math.floor(pngSide / (modules + margin * 2)));
  return { unit, start: Math.floor((pngSide - modules * unit) / 2) };
};

const drawCentreLogo = async (
  context: CanvasRenderingContext2D,
  card: PlannedCard,
  modules: number,
): Promise<void> => {
  if (!card.logo || !card.logoInCentre) return;
  const { unit, start } = pixelGrid(modules, card.margin);
  const field = centreField(modules, 0);
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.roundRect(
    start + field.start * unit,
    start + field.start * unit,
    field.side * unit,
    field.side * unit,
    field.side * unit * 0.15,
  );
  context.fill();
  const image = new Image();
  image.src = card.logo.dataUrl;
  await image.decode();
  const scale = (field.logoSide * unit) / Math.max(image.naturalWidth, image.naturalHeight);
  const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (pngSide - width) / 2, (pngSide - height) / 2, width, height);
};

export const makePng = async (card: PlannedCard): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = pngSide;
  canvas.height = pngSide;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, pngSide, pngSide);
  const matrix = encodeCode(card.link, card.level);
  const { unit, start } = pixelGrid(matrix.length, card.margin);
  context.fillStyle = card.color;
  for (const { x, y, width } of barsOf(matrix))
    context.fillRect(start + x * unit, start + y * unit, width * unit, unit);
  await drawCentreLogo(context, card, matrix.length);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not made.'))),
      'image/png',
    ),
  );
};
