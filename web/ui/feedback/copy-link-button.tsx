import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { uiTexts as t } from '../ui.texts.ts';
import { CopyButton } from './copy-button.tsx';

export const CopyLinkButton = ({ link }: { link: string }) => {
  const text = useText();
  return <CopyButton content={link} label={text(t.copyLink)} copied={text(t.linkCopied)} />;
};
