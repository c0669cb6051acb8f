type Box = { top: number; bottom: number; left: number; width: number };
type Size = { width: number; height: number };

const gap = 6;
const edge = 8;

/** Above its target, below where there is no space, and never beyond the sides of the screen. */
export const tooltipSpot = (anchor: Box, bubble: Size, screen: Size): { top: number; left: number } => {
  const above = anchor.top - gap - bubble.height;
  const centred = anchor.left + (anchor.width - bubble.width) / 2;
  return {
    top: above < edge ? anchor.bottom + gap : above,
    left: Math.max(edge, Math.min(centred, screen.width - edge - bubble.width)),
  };
};
