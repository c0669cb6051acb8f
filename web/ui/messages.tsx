import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Toaster, toast } from 'sonner';
import { uiTexts } from '#core/i18n/texts/ui.texts.ts';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import { type Tone, toneIcons, toneText } from './tone.ts';

/** The one way to tell the user something that happened. Sentences, already in the reader's language. */
export const showSuccess = (message: string) => show('ok', message, 5_000);
export const showError = (message: string) => show('bad', message, 10_000);

const show = (tone: Tone, message: string, duration: number) =>
  // The sentence is also the id: said twice, it is shown once.
  toast.custom((id) => <Message tone={tone} message={message} onDismiss={() => toast.dismiss(id)} />, {
    id: `${tone}:${message}`,
    duration,
  });

type MessageProps = { tone: Tone; message: string; onDismiss: () => void };

const Message = ({ tone, message, onDismiss }: MessageProps) => {
  const text = useText();
  const Icon = toneIcons[tone];
  return (
    <div className="flex w-full items-center gap-3 rounded-xl border border-line bg-card py-1.5 ps-4 pe-1.5 text-ink shadow-float">
      <Icon aria-hidden="true" className={classes('size-5 shrink-0', toneText[tone])} />
      <p role={tone === 'bad' ? 'alert' : 'status'} className="min-w-0 flex-1 py-1.5">
        <bdi>{message}</bdi>
      </p>
      <IconButton
        label={text(uiTexts.dismiss)}
        icon={<X aria-hidden="true" />}
        tooltip={false}
        onClick={onDismiss}
      />
    </div>
  );
};

/** Where messages appear; once, inside UiProvider. */
export const Messages = () => {
  const { direction } = useLocale();
  const text = useText();
  return (
    <Toaster
      dir={direction}
      position="top-center"
      containerAriaLabel={text(uiTexts.messages)}
      gap={10}
      expand
      style={{ '--width': '26rem' } as CSSProperties}
      visibleToasts={4}
      toastOptions={{ unstyled: true, className: 'w-full font-sans' }}
    />
  );
};
