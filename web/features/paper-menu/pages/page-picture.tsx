import { memo } from 'react';
import { leaderRadius, leaderStep, type PaperPage, type PaperShape } from '#core/paper-menu/paper-shapes.ts';
import { type CodeMatrix, codePath, standardMargin } from '#core/qr/code-matrix.ts';
import { cssWeights } from '../fonts/font-files.ts';

/** What the shapes of every page are drawn with. */
export type PageTools = {
  readonly family: string;
  readonly logo: string | null;
  readonly code: CodeMatrix | null;
  readonly codeColor: string;
};

type PagePictureProps = { page: PaperPage; label: string; tools: PageTools; className?: string };

/** A page as it will be printed, at any size. White also in the dark scheme: it is paper. */
export const PagePicture = memo(({ page, label, tools, className }: PagePictureProps) => (
  <svg
    role="img"
    aria-label={label}
    viewBox={`0 0 ${page.width} ${page.height}`}
    fontFamily={tools.family}
    className={className}
  >
    <rect width={page.width} height={page.height} fill="#ffffff" />
    {page.shapes.map((shape, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: shapes of a page have no other name, and are drawn as a whole
      <ShapePicture key={index} shape={shape} tools={tools} />
    ))}
  </svg>
));

/** Which end of a text is at its left depends on its direction. */
const svgAnchor = {
  ltr: { left: 'start', middle: 'middle', right: 'end' },
  rtl: { left: 'end', middle: 'middle', right: 'start' },
} as const;

const ShapePicture = ({ shape, tools }: { shape: PaperShape; tools: PageTools }) => {
  if (shape.kind === 'text') {
    return (
      <text
        x={shape.x}
        y={shape.baseline}
        direction={shape.direction}
        lang={shape.language}
        textAnchor={svgAnchor[shape.direction][shape.anchor]}
        fontSize={shape.size}
        fontWeight={cssWeights[shape.weight]}
        fill={shape.color}
      >
        {shape.text}
      </text>
    );
  }
  if (shape.kind === 'panel') return <rect {...shape.box} rx={shape.radius} fill={shape.color} />;
  if (shape.kind === 'leader') {
    return (
      <line
        x1={shape.x + leaderStep / 2}
        x2={shape.x + shape.width}
        y1={shape.y}
        y2={shape.y}
        stroke={shape.color}
        strokeWidth={leaderRadius * 2}
        strokeLinecap="round"
        strokeDasharray={`0 ${leaderStep}`}
      />
    );
  }
  if (shape.kind === 'logo') return tools.logo && <image href={tools.logo} {...shape.box} />;
  if (!tools.code) return null;
  const side = tools.code.length + standardMargin * 2;
  return (
    <svg {...shape.box} viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <rect width={side} height={side} fill="#ffffff" />
      <path d={codePath(tools.code, standardMargin)} fill={tools.codeColor} shapeRendering="crispEdges" />
    </svg>
  );
};
