import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Toaster, toast } from 'sonner';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { TextLink } from '../action/link.tsx';
import { classes } from '../classes.ts';
import { Lines } from '../content/lines.tsx';
import { type Tone, toneIcons, toneText } from '../tone.ts';
import { uiTexts } from '../ui.texts.ts';

/** Where the message leads. Messages are outside the router, so the browser loads the page. */
export type MessageLink = { to: string; label: string };
export type Said = { tone: Tone; message: string; duration: number; about?: string; link?: MessageLink };

export const show = ({ tone, message, duration, about, link }: Said) =>
  // The subject, or the sentence itself, is the id: sent twice, it is shown once.
  toast.custom(
    (id) => <Message tone={tone} message={message} link={link} onDismiss={() => toast.dismiss(id)} />,
    { id: about ?? `${tone}:${message}`, duration },
  );

export const takeBack = (about: string) => void toast.dismiss(about);

type MessageProps = Pick<Said, 'tone' | 'message' | 'link'> & { onDismiss: () => void };

const Message = ({ tone, message, link, onDismiss }: MessageProps) => {
  const text = useText();
  const Icon = toneIcons[tone];
  return (
    <div className="flex w-full items-center gap-3 rounded-xl border border-line bg-card py-1.5 ps-4 pe-1.5 text-ink shadow-float">
      <Icon aria-hidden="true" className={classes('size-5 shrink-0', toneText[tone])} />
      <p role={tone === 'bad' ? 'alert' : 'status'} className="min-w-0 flex-1 py-1.5">
        <Lines of={message} />
        {link && (
          <TextLink to={link.to} wholePage className="block w-fit py-1">
            {link.label}
          </TextLink>
        )}
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

/** Clear of a bar at the bottom of the page, and of the phone's own. */
const aboveFoot = 'calc(3.75rem + env(safe-area-inset-bottom))';

export const MessageStack = ({ atFoot }: { atFoot: boolean }) => {
  const { direction } = useLocale();
  const text = useText();
  return (
    <Toaster
      dir={direction}
      position={atFoot ? 'bottom-center' : 'top-center'}
      {...(atFoot && {
        offset: { bottom: aboveFoot },
        mobileOffset: { bottom: aboveFoot, left: '8px', right: '8px' },
      })}
      containerAriaLabel={text(uiTexts.messages)}
      gap={10}
      expand
      style={{ '--width': '26rem' } as CSSProperties}
      visibleToasts={4}
      toastOptions={{ unstyled: true, className: 'w-full font-sans' }}
    />
  );
};
