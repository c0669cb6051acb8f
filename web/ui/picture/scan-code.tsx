import { encode } from 'uqr';
import { codePath, standardMargin } from '#core/qr/code-matrix.ts';
import { classes } from '../classes.ts';

type ScanCodeProps = { content: string; label: string; className?: string };

/** A code to scan from this screen. White also in the dark scheme: cameras look for dark on light. */
export const ScanCode = ({ content, label, className }: ScanCodeProps) => {
  const matrix = encode(content, { ecc: 'M', border: 0 }).data;
  const side = matrix.length + standardMargin * 2;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className={classes('shrink-0 rounded-card border border-line bg-white text-black', className)}
    >
      <path d={codePath(matrix, standardMargin)} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
};
