import { useEffect, useState } from 'react';
import type { Menu } from '#core/menus/menus.contract.ts';
import type { Answer } from '#web/lib/api/call.ts';
import { useText } from '#web/lib/i18n/locale-provider.tsx';
import { useNavigate } from '#web/lib/router/router-hooks.ts';
import { showError, showSuccess } from '#web/ui/feedback/messages.tsx';
import { useUnsaved } from '#web/ui/overlay/unsaved-guard.tsx';
import type { ReadFile } from '../reading/read-menu-file.ts';
import { saveTexts as t } from './menu-import.texts.ts';
import { Review } from './review.tsx';
import { SourceStep } from './source-step.tsx';

type Saved = Answer<'POST /menus/import'>;

/** First the source, then what was read from it; the editor opens with what was saved. */
export const MenuImport = ({ menu, isMenuGone = false }: { menu: Menu | null; isMenuGone?: boolean }) => {
  const text = useText();
  const navigate = useNavigate();
  const [pasted, setPasted] = useState('');
  const [read, setRead] = useState<ReadFile | null>(null);
  const [isBack, setBack] = useState(false);
  const [saved, setSaved] = useState<Saved | null>(null);
  useUnsaved(saved === null && (read !== null || pasted.trim() !== ''));
  // After the guard above has heard that nothing is unsaved any more.
  useEffect(() => {
    if (!saved) return;
    showSuccess(text(t.saved, { count: saved.dishes }));
    if (saved.missingPictures > 0)
      showError(text(t.lostPictures, { count: saved.missingPictures }), 'pictures');
    void navigate(`/menu-builder/${saved.menuId}`);
  }, [saved, navigate, text]);
  return read ? (
    <Review
      read={read}
      menu={menu}
      isMenuGone={isMenuGone}
      onStartOver={() => {
        setBack(true);
        setRead(null);
      }}
      onSaved={setSaved}
    />
  ) : (
    <SourceStep text={pasted} isBack={isBack} onText={setPasted} onRead={setRead} />
  );
};
