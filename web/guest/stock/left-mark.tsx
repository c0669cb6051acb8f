import { useText } from '../language/guest-language.tsx';
import { stockTexts } from './stock.texts.ts';

/** How many are left, if they are the last few. */
export const LeftMark = ({ left }: { left: number | undefined }) => {
  const t = useText();
  return left ? <p className="left">{t(stockTexts.left, { count: left })}</p> : null;
};
