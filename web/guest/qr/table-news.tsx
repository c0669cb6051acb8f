import type { GuestTranslate } from '#core/i18n/text.ts';
import { useText } from '../language/guest-language.tsx';
import { menuTexts } from '../texts/menu.texts.ts';
import { cartTexts } from '../texts/order.texts.ts';
import { qrTexts } from './qr.texts.ts';
import type { TableChange } from './use-table.ts';

type TableNewsProps = { news: TableChange; onHeard: () => void };

const sentence = (t: GuestTranslate, news: TableChange): string =>
  news.kind === 'replaced' ? t(qrTexts.replaced) : t(qrTexts.moved, { number: news.number });

/** What has become of the guest's table, in place of the dock's line until it was read. */
export const TableNews = ({ news, onHeard }: TableNewsProps) => {
  const t = useText();
  return (
    <div className="pill warning" role="alert">
      <p className="words">{sentence(t, news)}</p>
      <button type="button" className="hide" aria-label={t(menuTexts.close)} onClick={onHeard}>
        ×
      </button>
    </div>
  );
};

/** The same above the lines of the cart. */
export const TableNotice = ({ news, onHeard }: TableNewsProps) => {
  const t = useText();
  return (
    <div className="notice" role="alert">
      {sentence(t, news)}{' '}
      <button type="button" className="link" onClick={onHeard}>
        {t(cartTexts.understood)}
      </button>
    </div>
  );
};
