import type { GuestCall } from '#core/calls/call-shape.ts';
import { useServerNow } from '#web/lib/clock/use-server-now.ts';
import { useGuestLanguage, useText } from '../language/guest-language.tsx';
import { agoWords } from './call-news.ts';
import { callsTexts as texts } from './calls.texts.ts';

/** A call that is open: what was asked for, how long ago, and whether somebody has seen it. */
export const CallState = ({ call }: { call: GuestCall }) => {
  const t = useText();
  const { locale } = useGuestLanguage();
  const now = useServerNow(10_000);
  const wish = [
    call.payment && t(texts[call.payment]),
    call.payers && t(texts.payers, { count: call.payers }),
  ]
    .filter(Boolean)
    .join(' · ');
  const state = call.seenAt ? texts.seen : texts.waiting;
  return (
    <div className={call.unseen ? 'called notice bad' : 'called'}>
      <strong>{t(texts[`${call.kind}Called`])}</strong>
      <span>
        {agoWords(t, locale, call, now)}
        {wish && ` · ${wish}`}
      </span>
      {/* Alone, so that not every minute is read aloud. */}
      <b role="status" className={call.seenAt ? 'live' : undefined}>
        {t(call.unseen ? texts.unseen : state)}
      </b>
    </div>
  );
};
