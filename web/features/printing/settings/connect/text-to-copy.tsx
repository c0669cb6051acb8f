import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { CopyButton } from '#web/ui/feedback/copy-button.tsx';
import { connectTexts as t } from './connect.texts.ts';

/** What is typed or pasted elsewhere: whole, in its own direction, with a button. */
export const TextToCopy = ({ content }: { content: string }) => {
  const text = useText();
  return (
    <>
      <p dir="ltr" className="select-all wrap-anywhere rounded-xl bg-quiet px-4 py-3 font-mono text-sm">
        {content}
      </p>
      <div>
        <CopyButton content={content} label={text(t.copy)} copied={text(t.copied)} />
      </div>
    </>
  );
};
