import { X } from 'lucide-react';
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { Toaster, toast } from 'sonner';
import { useLocale, useText } from '#web/lib/i18n/locale-provider.tsx';
import { IconButton } from '../action/icon-button.tsx';
import { TextLink } from '../action/link.tsx';
import { classes } from '../classes.ts';
import { Lines } from '../content/lines.tsx';
import { type Tone, toneIcons, toneText } from '../tone.ts';
import { uiTexts } from '../ui.texts.ts';
import { AlertBar } from './alert-bar.tsx';

/** Where the message leads. Messages are outside the router, so the browser loads the page. */
export type MessageLink = { to: string; label: string };
export type Said = { tone: Tone; message: string; duration: number; about?: string; link?: MessageLink };

/** The subject, or the sentence itself: sent twice, it is shown once. */
const idOf = ({ tone, message, about }: Said): string => about ?? `${tone}:${message}`;

export const show = (said: Said) =>
  toast.custom((id) => <Message {...said} onDismiss={() => toast.dismiss(id)} />, {
    id: idOf(said),
    duration: said.duration,
  });

/** The newest first: where there is space for a few only, it is among them. */
export const dock = (said: Said) => changeDocked([said, ...docked.filter(isNot(idOf(said)))]);

/** The page with their place is left: they are still news on the next one. */
export const undock = () => {
  docked.forEach(show);
  changeDocked([]);
};

export const takeBack = (about: string) => {
  toast.dismiss(about);
  changeDocked(docked.filter(isNot(about)));
};

let docked: readonly Said[] = [];
const listeners = new Set<() => void>();
const isNot = (id: string) => (said: Said) => idOf(said) !== id;
const changeDocked = (now: readonly Said[]) => {
  docked = now;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Messages in a place of their own. In another one, of a dialog that opens or closes, their time begins anew. */
export const DockedMessages = () =>
  useSyncExternalStore(subscribe, () => docked).map((said) => <DockedMessage key={idOf(said)} said={said} />);

const DockedMessage = ({ said }: { said: Said }) => {
  const text = useText();
  const { tone, message, link, duration } = said;
  useEffect(() => {
    const timer = setTimeout(() => takeBack(idOf(said)), duration);
    return () => clearTimeout(timer);
  }, [said, duration]);
  return (
    <AlertBar
      tone={tone}
      title={<Lines of={message} />}
      action={
        <>
          {link && (
            <TextLink to={link.to} wholePage>
              {link.label}
            </TextLink>
          )}
          <IconButton
            label={text(uiTexts.dismiss)}
            icon={<X aria-hidden="true" />}
            tooltip={false}
            onClick={() => takeBack(idOf(said))}
          />
        </>
      }
    />
  );
};

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

export const MessageStack = () => {
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
