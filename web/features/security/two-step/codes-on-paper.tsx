import { createPortal } from 'react-dom';
import { styleNonce } from '#web/lib/site/style-nonce.ts';

/** On paper there is nothing but the codes. */
const printStyle = `
@media print {
  html, body { margin: 0; min-height: 0; background: #fff }
  body > :not([data-print-codes]) { display: none !important }
}
@media screen { [data-print-codes] { display: none } }
`;

export const CodesOnPaper = ({ title, codes }: { title: string; codes: readonly string[] }) =>
  createPortal(
    <div data-print-codes="" className="p-8 text-black">
      <style nonce={styleNonce()}>{printStyle}</style>
      <p className="mb-6 font-semibold text-xl">
        <bdi>{title}</bdi>
      </p>
      <ul dir="ltr" className="font-mono text-xl leading-loose">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>,
    document.body,
  );
