import { useState } from 'react';
import type { Locale } from '#core/i18n/locale.ts';
import type { PaperWidth } from '#core/printing/ticket/ticket.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { printerFieldsTexts as t } from './printer-fields.texts.ts';

type SampleTicketProps = { paper: PaperWidth; language: Locale };

/** On white, as paper is; the narrow one is narrow here too. */
export const SampleTicket = ({ paper, language }: SampleTicketProps) => {
  const text = useText();
  const [failed, setFailed] = useState('');
  const address = `/api/printers/sample?paper=${paper}&language=${language}`;
  return (
    <figure className="flex flex-col items-center gap-2 sm:sticky sm:top-0 sm:self-start">
      <figcaption className="text-ink-2 text-sm">{text(t.sample)}</figcaption>
      {failed === address ? (
        <p className="w-52 text-center text-ink-2 text-sm">{text(t.sampleFailed)}</p>
      ) : (
        <img
          src={address}
          alt={text(t.sampleAlt)}
          className={`min-h-40 rounded-lg border border-line bg-white p-2 shadow-card ${paper === 58 ? 'w-40' : 'w-56'}`}
          onError={() => setFailed(address)}
        />
      )}
    </figure>
  );
};
