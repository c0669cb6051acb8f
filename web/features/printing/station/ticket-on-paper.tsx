import { createPortal } from 'react-dom';
import type { PaperWidth } from '#core/printing/ticket/ticket.ts';
import { styleNonce } from '#web/lib/site/style-nonce.ts';
import type { TicketPicture } from './load-ticket-picture.ts';

/** 203 dots an inch, as printers of both widths have. */
const dotsPerMillimetre = 8;

/** A page as long as the ticket: a roll has no other pages. Without margins browsers print no header. */
const printStyle = (paper: PaperWidth, { width, height }: TicketPicture) => `
@page { size: ${paper}mm ${Math.ceil(height / dotsPerMillimetre)}mm; margin: 0 }
@media print {
  html, body { margin: 0; min-height: 0; background: #fff }
  body > :not([data-print-ticket]) { display: none !important }
  [data-print-ticket] img {
    display: block; width: ${width / dotsPerMillimetre}mm; margin-inline: auto; break-after: page; image-rendering: pixelated
  }
  [data-print-ticket] img:last-child { break-after: auto }
}
@media screen { [data-print-ticket] { display: none } }
`;

export type Sheet = { readonly paper: PaperWidth; readonly picture: TicketPicture; readonly copies: number };

/** On paper there is nothing but the ticket. */
export const TicketOnPaper = ({ sheet: { paper, picture, copies } }: { sheet: Sheet }) =>
  createPortal(
    <div data-print-ticket="">
      <style nonce={styleNonce()}>{printStyle(paper, picture)}</style>
      {Array.from({ length: copies }, (_, copy) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: copies are alike
        <img key={copy} src={picture.address} alt="" />
      ))}
    </div>,
    document.body,
  );
