import { useEffect, useState } from 'react';
import type { WaitRange } from '#core/ready-time/estimate-minutes.ts';
import { call } from '#web/lib/api/call.ts';
import { isolated } from '../hours/serving-words.ts';
import { useText } from '../language/guest-language.tsx';
import { readyTimeTexts } from './ready-time.texts.ts';

/** How long an order takes now; fetched when the cart is opened, empty where there is no estimate. */
export const WaitLine = ({ ownerId }: { ownerId: string }) => {
  const t = useText();
  const [wait, setWait] = useState<WaitRange | null>(null);
  useEffect(() => {
    const left = new AbortController();
    call('GET /public-menu/:ownerId/wait', { params: { ownerId }, signal: left.signal }).then(
      (answer) => setWait(answer.wait),
      // An order can be sent without it.
      () => {},
    );
    return () => left.abort();
  }, [ownerId]);
  if (!wait) return null;
  return (
    <p className="hours" role="status">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d="M12 7v5l3 2" />
      </svg>
      {t(readyTimeTexts.wait, { range: isolated(`${wait.from}–${wait.to}`) })}
    </p>
  );
};
