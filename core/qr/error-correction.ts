/** The four levels of the QR standard, weakest first, and the share of a code that each can lose and still be read. */
export const correctionLevels = ['L', 'M', 'Q', 'H'] as const;
export type CorrectionLevel = (typeof correctionLevels)[number];
export const defaultCorrectionLevel: CorrectionLevel = 'L';

const recoverableShare: Record<CorrectionLevel, number> = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 };

/** Dirt, wear and a bent card need their part too, so a logo may use a third of what can be repaired. */
const safety = 3;

/** Side of the logo's white field, as a share of the code's side. */
export const centreLogoShare = 0.24;

/** The owner's level, or a stronger one when a logo covers the centre. */
export const requiredLevel = (chosen: CorrectionLevel, coversCentre: boolean): CorrectionLevel => {
  if (!coversCentre) return chosen;
  const covered = centreLogoShare ** 2;
  const enough = correctionLevels.find((level) => recoverableShare[level] >= covered * safety) ?? 'H';
  return correctionLevels.indexOf(chosen) > correctionLevels.indexOf(enough) ? chosen : enough;
};
