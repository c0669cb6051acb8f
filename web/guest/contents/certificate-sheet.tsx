import { useEffect, useState } from 'react';
import { isApiError } from '#web/lib/api/api-error.ts';
import { type Answer, call } from '#web/lib/api/call.ts';
import { formatTime } from '#web/lib/i18n/format-time.ts';
import { useGuestLanguage, useText } from '../language/guest-language.tsx';
import { GuestSheet } from '../ui/guest-sheet.tsx';
import { contentsTexts as texts } from './contents.texts.ts';

type Certificate = Answer<'GET /public-menu/:ownerId/kosher-certificate'>;
type CertificateSheetProps = { ownerId: string; onClose: () => void };

/** The certificate itself, fetched when it is opened: it may have expired since the page was loaded. */
export const CertificateSheet = ({ ownerId, onClose }: CertificateSheetProps) => {
  const t = useText();
  const { locale } = useGuestLanguage();
  const [certificate, setCertificate] = useState<Certificate | null>(null);
  const [failure, setFailure] = useState<'notValid' | 'loadFailed' | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call('GET /public-menu/:ownerId/kosher-certificate', {
      params: { ownerId },
      signal: leaving.signal,
    }).then(setCertificate, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(isApiError(error, 'not_found') ? 'notValid' : 'loadFailed');
    });
    return () => leaving.abort();
  }, [ownerId]);
  return (
    <GuestSheet label={t(texts.certificate)} kind="dish-sheet certificate" onClose={onClose}>
      <div className="sheet-scroll">
        <div className="dish-words">
          <h2>{t(texts.certificate)}</h2>
          {certificate && (
            <p>
              {t(texts.validUntil, {
                day: formatTime(new Date(certificate.expiresOn), locale, 'date', 'UTC'),
              })}
            </p>
          )}
          {failure && <p role="alert">{t(texts[failure])}</p>}
        </div>
        {certificate && <img src={certificate.picture} alt={t(texts.certificate)} />}
      </div>
    </GuestSheet>
  );
};
