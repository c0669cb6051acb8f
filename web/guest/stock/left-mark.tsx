import { useText } from '../language/guest-language.tsx';
import { leftTexts } from './left.texts.ts';

/** How many are left, if they are the last few. */
export const LeftMark = ({ left }: { left: number | undefined }) => {
  const t = useText();
  return left ? <p className="left">{t(leftTexts.left, { count: left })}</p> : null;
};
