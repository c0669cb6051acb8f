import { createPortal } from 'react-dom';
import type { PaperPage } from '#core/paper-menu/paper-shapes.ts';
import { type SheetId, sheets } from '#core/paper-menu/paper-sheets.ts';
import { styleNonce } from '#web/lib/site/style-nonce.ts';
import { PagePicture, type PageTools } from './page-picture.tsx';

/** On paper there is nothing but the pages; without page margins browsers print no header. */
const printStyle = ({ width, height }: { width: number; height: number }): string => `
@page { size: ${width}mm ${height}mm; margin: 0 }
@media print {
  html, body { margin: 0; min-height: 0; background: #fff }
  body > :not([data-print-menu]) { display: none !important }
  [data-print-menu] { print-color-adjust: exact; -webkit-print-color-adjust: exact }
  [data-print-menu] svg[role] { display: block; width: ${width}mm; height: ${height - 0.2}mm; break-inside: avoid }
  [data-print-menu] svg[role]:not(:last-child) { break-after: page }
}
@media screen { [data-print-menu] { display: none } }
`;

type PrintPagesProps = { pages: readonly PaperPage[]; sheet: SheetId; tools: PageTools };

export const PrintPages = ({ pages, sheet, tools }: PrintPagesProps) =>
  createPortal(
    <div data-print-menu="">
      <style nonce={styleNonce()}>{printStyle(sheets[sheet].millimetres)}</style>
      {pages.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <PagePicture key={index} page={page} label={String(index + 1)} tools={tools} />
      ))}
    </div>,
    document.body,
  );
