import { useText } from '../language/guest-language.tsx';
import { menuTexts } from '../texts/menu.texts.ts';
import { qrTexts } from './qr.texts.ts';
import type { GuestTable } from './use-table.ts';

/** What has become of the guest's table, in the dock until it was read. */
export const TableNews = ({ news, hear }: Pick<GuestTable, 'news' | 'hear'>) => {
  const t = useText();
  if (!news) return null;
  return (
    <div className="pill warning" role="alert">
      <p className="words">
        {news.kind === 'replaced' ? t(qrTexts.replaced) : t(qrTexts.moved, { number: news.number })}
      </p>
      <button type="button" className="hide" aria-label={t(menuTexts.close)} onClick={hear}>
        ×
      </button>
    </div>
  );
};
