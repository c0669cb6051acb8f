import { createPortal } from 'react-dom';
import type { MeasureWeights } from '#core/qr/card-drawing.ts';
import { papers } from '#core/qr/papers.ts';
import { styleNonce } from '#web/lib/site/style-nonce.ts';
import type { PlannedCard } from './card-design.ts';
import { CardPicture } from './card-picture.tsx';

const { width, height } = papers.a6.page;

/** On paper there is nothing but the card; without page margins browsers print no header. */
const printStyle = `
@page { size: ${width}mm ${height}mm; margin: 0 }
@media print {
  html, body { margin: 0; min-height: 0; background: #fff }
  body > :not([data-print-card]) { display: none !important }
  [data-print-card] { print-color-adjust: exact; -webkit-print-color-adjust: exact; overflow: hidden; height: ${height}mm }
}
@media screen { [data-print-card] { display: none } }
`;

export const PrintCard = ({
  card,
  measure,
  label,
}: {
  card: PlannedCard;
  measure: MeasureWeights;
  label: string;
}) =>
  createPortal(
    <div data-print-card="">
      <style nonce={styleNonce()}>{printStyle}</style>
      <CardPicture card={card} measure={measure} label={label} width={`${width}mm`} height={`${height}mm`} />
    </div>,
    document.body,
  );
